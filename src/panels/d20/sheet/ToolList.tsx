import type { D20Sheet } from '@clatter/engine';
import { useState } from 'react';

import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { TextField } from '../../../ui/TextField';
import sheetClasses from '../../shared/sheet.module.css';
import { TrainingField } from './TrainingField';

type Tools = D20Sheet['tools'];

interface ToolListProps {
  readonly tools: Tools;
  readonly onChange: (tools: Tools) => void;
}

/** Tools by the names that a check uses. */
export function ToolList({ tools, onChange }: ToolListProps) {
  const [name, setName] = useState('');
  const wanted = name.trim();
  const known = tools.some((tool) => tool.name === wanted);
  return (
    <>
      {tools.map((tool, place) => (
        <div key={tool.name} className={sheetClasses.row}>
          <TrainingField
            label={tool.name}
            value={tool.training}
            onChange={(training) =>
              onChange(tools.map((other, index) => (index === place ? { ...tool, training } : other)))
            }
          />
          <span />
          <IconButton
            icon="close"
            label={`Remove ${tool.name}`}
            onClick={() => onChange(tools.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <TextField
        label="Another tool"
        maxLength={80}
        value={name}
        fault={known ? 'This tool is listed already.' : undefined}
        onChange={setName}
      />
      <div>
        <Button
          icon="plus"
          aria-disabled={wanted === '' || known}
          onClick={() => {
            if (wanted === '' || known) return;
            onChange([...tools, { name: wanted, training: 'proficient' }]);
            setName('');
          }}
        >
          Add the tool
        </Button>
      </div>
    </>
  );
}
