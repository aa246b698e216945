// A mark that says whether something is needed: a full disc for yes, half a disc for partly, a ring for no.
import styles from './NeedMark.module.css';

export type Need = 'yes' | 'part' | 'no';

const PATHS: Record<Need, string | null> = {
  yes: 'M1.5 7a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  part: 'M7 1.5a5.5 5.5 0 0 0 0 11Z',
  no: null,
};

export function NeedMark({ need }: { need: Need }) {
  const path = PATHS[need];
  return (
    <svg
      className={need === 'yes' ? `${styles.mark} ${styles.yes}` : styles.mark}
      viewBox="0 0 14 14"
      aria-hidden="true"
    >
      <circle cx={7} cy={7} r={5} />
      {path && <path d={path} />}
    </svg>
  );
}
