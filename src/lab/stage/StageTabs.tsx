// What can stand on the stage while a chapter is open: the live figure, and the chapter's own.
import { t } from '@lingui/core/macro';
import type { StagedFigure } from '../chapters/frame/chapter';
import { Choices } from '../ui/inputs/Choices';
import styles from './Stage.module.css';

interface StageTabsProps {
  /** The live one first. */
  figures: readonly StagedFigure[];
  shown: string;
  onShow: (name: string) => void;
}

const wordFor = ({ name, figure: { tab, title } }: StagedFigure): string =>
  name === 'lab' ? t`The lab` : (tab ?? title);

export function StageTabs({ figures, shown, onShow }: StageTabsProps) {
  return (
    <Choices
      className={styles.tabs ?? ''}
      legend={t`Figure on the stage`}
      hideLegend
      look="chips"
      choices={figures.map((staged) => ({ value: staged.name, label: wordFor(staged) }))}
      value={shown}
      onChoice={onShow}
    />
  );
}
