// A figure's picture and data in one row, to stand right under the figure.
import { useState } from 'react';
import { DataButtons, PictureButtons } from './SaveButtons';
import styles from './SaveFigure.module.css';
import type { SavedFigure } from './savedFigure';
import { TakeRow, type TakeRowProps } from './TakeRow';

export function SaveFigure({ figure, ...row }: Omit<TakeRowProps, 'children'> & { figure: SavedFigure }) {
  const [said, setSaid] = useState('');
  return (
    <div className={styles.figure}>
      <TakeRow as="p" {...row}>
        <PictureButtons figure={figure} onSaid={setSaid} />
        <DataButtons figure={figure} onSaid={setSaid} />
      </TakeRow>
      <p className="take-said" role="status">
        {said}
      </p>
    </div>
  );
}
