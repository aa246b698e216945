// What can stand on the stage while a chapter is open: the live figure, and the chapter's own.
import { t } from '@lingui/core/macro';
import { figureNamed } from '../chapters/figures';
import { Choices } from '../ui/Choices';
import styles from './Stage.module.css';

interface StageTabsProps {
  /** Names of figures, the live one first. */
  names: readonly string[];
  shown: string;
  onShow: (name: string) => void;
}

const wordFor = (name: string): string => {
  if (name === 'lab') return t`The lab`;
  const { tab, title } = figureNamed(name);
  return tab ?? title;
};

export function StageTabs({ names, shown, onShow }: StageTabsProps) {
  return (
    <Choices
      className={styles.tabs ?? ''}
      legend={t`Figure on the stage`}
      hideLegend
      look="chips"
      choices={names.map((value) => ({ value, label: wordFor(value) }))}
      value={shown}
      onChoice={onShow}
    />
  );
}
