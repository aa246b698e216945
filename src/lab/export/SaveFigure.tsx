// A figure's picture and data in one row, to stand right under the figure.
import { useState } from 'react';
import { DataButtons, PictureButtons } from './SaveButtons';
import styles from './SaveFigure.module.css';
import type { SavedFigure } from './savedFigure';
import { TakeRow } from './TakeRow';

interface SaveFigureProps {
  figure: SavedFigure;
  name: string;
  note: string;
  as?: 'h4' | 'p';
}

export function SaveFigure({ figure, name, note, as = 'p' }: SaveFigureProps) {
  const [said, setSaid] = useState('');
  return (
    <div className={styles.figure}>
      <TakeRow name={name} note={note} as={as}>
        <PictureButtons figure={figure} onSaid={setSaid} />
        <DataButtons figure={figure} onSaid={setSaid} />
      </TakeRow>
      <p className="take-said" role="status">
        {said}
      </p>
    </div>
  );
}
