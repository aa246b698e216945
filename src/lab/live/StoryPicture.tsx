// Three small tables: the study, the study without Ana, and the study with another diagnosis for her. They are hidden from screen readers,
// because the text beside them says the same.
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import styles from './StoryPicture.module.css';

const OTHERS = [
  ['Ben', t`none`],
  ['Caro', t`asthma`],
  ['Deniz', t`none`],
] as const;

type Ana = 'there' | 'gone' | 'another';

const LOOKS: Readonly<Record<Ana, string>> = {
  there: styles.there,
  gone: styles.gone,
  another: styles.another,
};

const DIAGNOSES: Readonly<Record<Ana, string>> = { there: t`diabetes`, gone: '', another: t`none` };

/** A text that may break after a slash, where browsers would otherwise rather cut a word. */
const breakable = (kind: string) =>
  kind.split('/').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

const Study = ({ title, kind, ana }: { title: string; kind: string | null; ana: Ana }) => (
  <div>
    <p className={styles.title}>
      {title}
      {kind && <span className={LOOKS[ana]}>{breakable(kind)}</span>}
    </p>
    <ul className={styles.records}>
      <li className={LOOKS[ana]}>
        <span>{ana === 'gone' ? '' : 'Ana'}</span>
        <span>{DIAGNOSES[ana]}</span>
      </li>
      {OTHERS.map(([name, diagnosis]) => (
        <li key={name}>
          <span>{name}</span>
          <span>{diagnosis}</span>
        </li>
      ))}
    </ul>
  </div>
);

export const StoryPicture = () => (
  <div className={styles.picture} aria-hidden="true">
    <Study title={t`The study`} kind={null} ana="there" />
    <Study title={t`Without Ana`} kind={t`add/remove`} ana="gone" />
    <Study title={t`Another diagnosis`} kind={t`substitute`} ana="another" />
  </div>
);
