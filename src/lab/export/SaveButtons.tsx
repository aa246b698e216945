// The buttons that save a figure's picture and its data. The component around them says what was saved.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Choices } from '../ui/inputs/Choices';
import { Select } from '../ui/inputs/Select';
import type { Ground } from './figureSvg';
import type { PictureSize } from './pictureSizes';
import styles from './SaveButtons.module.css';
import { type SavedFigure, saveData, savePicture } from './savedFigure';

const GROUNDS = [
  { value: 'light', label: t`light ground` },
  { value: 'dark', label: t`dark ground` },
] as const;

const SIZES: readonly { value: PictureSize; label: string }[] = [
  { value: 'drawn', label: t`as drawn` },
  { value: 'slide', label: t`slide, 16:9` },
  { value: 'column', label: t`column, 8.5 cm` },
  { value: 'page', label: t`page, 16 cm` },
];

interface SaveProps {
  label: string;
  of: string;
  disabled?: boolean;
  onSave: () => void;
}

export const Save = ({ label, of, disabled, onSave }: SaveProps) => (
  <Button look="small" aria-label={t`${label}: save ${of}`} disabled={disabled} onClick={onSave}>
    {label}
  </Button>
);

interface SaveButtonsProps {
  figure: SavedFigure;
  onSaid: (text: string) => void;
}

export function PictureButtons({ figure, onSaid }: SaveButtonsProps) {
  const [ground, setGround] = useState<Ground>('light');
  const { picture } = figure;
  const [size, setSize] = useState<PictureSize>('drawn');
  const save = (kind: 'svg' | 'png') => savePicture(figure, kind, ground, size).then(onSaid);
  return (
    <>
      <Select aria-label={t`Size of ${picture}`} choices={SIZES} value={size} onChoice={setSize} />
      <Choices
        legend={t`Ground of ${picture}`}
        hideLegend
        look="words"
        className={styles.format}
        choices={GROUNDS}
        value={ground}
        onChoice={setGround}
      />
      <Save label="SVG" of={figure.picture} disabled={!figure.ready} onSave={() => save('svg')} />
      <Save label="PNG" of={figure.picture} disabled={!figure.ready} onSave={() => save('png')} />
    </>
  );
}

export function DataButtons({ figure, onSaid }: SaveButtonsProps) {
  const save = (kind: 'csv' | 'json') => onSaid(saveData(figure, kind));
  return (
    <>
      <Save label="CSV" of={figure.data} disabled={!figure.csv} onSave={() => save('csv')} />
      <Save label="JSON" of={figure.data} disabled={!figure.json} onSave={() => save('json')} />
    </>
  );
}
