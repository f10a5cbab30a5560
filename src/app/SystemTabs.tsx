import type { ReactNode } from 'react';

import { Tabs } from '../ui/Tabs';
import type { SystemEntry } from './loadSystems';

interface SystemTabsProps {
  readonly systems: readonly Pick<SystemEntry, 'id' | 'name'>[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly children: ReactNode;
}

/** One tab a system. */
export function SystemTabs({ systems, selected, onSelect, children }: SystemTabsProps) {
  return (
    <Tabs
      label="Dice systems"
      tabs={systems.map(({ id, name }) => ({ id, label: name }))}
      selected={selected}
      onSelect={onSelect}
    >
      {children}
    </Tabs>
  );
}
