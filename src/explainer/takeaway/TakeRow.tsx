// One thing to take away: its name, a note, its buttons.
import type { ReactNode } from 'react';

interface TakeRowProps {
  name: string;
  note: string;
  children: ReactNode;
}

export function TakeRow({ name, note, children }: TakeRowProps) {
  return (
    <div className="take-row">
      <div>
        <h4>{name}</h4>
        <p>{note}</p>
      </div>
      <div className="take-buttons">{children}</div>
    </div>
  );
}
