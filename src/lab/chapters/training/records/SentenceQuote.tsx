// A record that is a sentence: its words, who said them and when.
import type { Sentence } from '../../../jobs';
import styles from './SentenceQuote.module.css';

export function SentenceQuote({ sentence: { words, speaker, year } }: { sentence: Sentence }) {
  return (
    <figure className={styles.quote}>
      <blockquote lang="en">{words}</blockquote>
      <figcaption className="soft">
        {speaker}, {year}
      </figcaption>
    </figure>
  );
}
