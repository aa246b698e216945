// A figure's picture and data in one row, to stand right under the figure.
import { useState } from 'react';
import { DataButtons, PictureButtons } from './SaveButtons';
import type { SavedFigure } from './savedFigure';
import { TakeRow } from './TakeRow';

interface SaveFigureProps {
  figure: SavedFigure;
  name: string;
  note: string;
}

export function SaveFigure({ figure, name, note }: SaveFigureProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="save-figure">
      <TakeRow name={name} note={note}>
        <PictureButtons figure={figure} onSaid={setSaid} />
        <DataButtons figure={figure} onSaid={setSaid} />
      </TakeRow>
      <p className="take-said" role="status">
        {said}
      </p>
    </div>
  );
}
