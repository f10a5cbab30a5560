import { useState } from 'react';

import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import classes from './DetailsFields.module.css';
import { shrinkPicture } from './shrinkPicture';

interface PictureFieldProps {
  readonly picture: string | undefined;
  readonly onChange: (picture: string | undefined) => void;
}

/** A picture from this device, kept small; none leaves the initials. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [fault, setFault] = useState<string>();

  function read(file: File | undefined) {
    if (file === undefined) return;
    shrinkPicture(file).then(
      (small) => {
        setFault(undefined);
        onChange(small);
      },
      () => setFault('This file is no picture that the browser can show; choose a JPEG, PNG or WebP.'),
    );
  }

  return (
    <div>
      <Field label="Picture" fault={fault}>
        {(control) => (
          <input
            {...control}
            className={classes.file}
            type="file"
            accept="image/*"
            onChange={(event) => read(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {picture !== undefined && <Button onClick={() => onChange(undefined)}>Remove the picture</Button>}
    </div>
  );
}
