// A slide of the lecture: the study and its two neighbours, with the terms that all later slides use.
import { StoryPicture } from '../../live/StoryPicture';
import { TERM_NAMES, TERMS, type TermName } from '../../notation/terms';
import styles from './StorySlide.module.css';

const WORDS: readonly TermName[] = ['differential privacy', 'ε', 'δ', 'DP-SGD'];

export const StorySlide = () => (
  <div className={styles.slide}>
    <StoryPicture />
    <dl className={styles.words}>
      {WORDS.map((name) => (
        <div key={name}>
          <dt>{TERM_NAMES[name]}</dt>
          <dd>{TERMS[name]}</dd>
        </div>
      ))}
    </dl>
  </div>
);
