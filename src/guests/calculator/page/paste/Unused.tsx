// The numbers of the text that fill no row. Each is shown with its line and buttons that put it into a row or set it aside.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { say } from '../../../../base/language/say';
import { english } from '../../../../base/sentences/sentence';
import { namedChoices, Select } from '../../../../lab/ui/inputs/Select';
import { ScrollRegion } from '../../../../lab/ui/ScrollRegion';
import type { ProtectedUnit } from '../../engine/form/unitWords';
import type { NamedNumber, UnusedNumber } from '../../engine/proposal';
import { KINDS, type Kind, ROWS } from '../../engine/reading';
import { asideKey } from '../formState';
import { KIND_NAMES } from '../words';
import { Quoted } from './Quoted';
import styles from './Unused.module.css';

interface UnusedProps {
  unused: readonly UnusedNumber[];
  /** Keys of the numbers that somebody has set aside. */
  aside: readonly string[];
  text: string;
  unit: ProtectedUnit;
  onGive: (number: NamedNumber, kind: Kind) => void;
  onAside: (number: NamedNumber, isAside: boolean) => void;
}

/** Unused numbers in groups of one reason each, in the order of the text. */
function byReason(unused: readonly UnusedNumber[]): UnusedNumber[][] {
  const groups = new Map<string, UnusedNumber[]>();
  // numbers that may belong to a row come first
  for (const one of unused.toSorted((a, b) => Number(b.may.length > 0) - Number(a.may.length > 0))) {
    const reason = english(one.why);
    groups.set(reason, [...(groups.get(reason) ?? []), one]);
  }
  return [...groups.values()];
}

export function Unused({ unused, aside, ...props }: UnusedProps) {
  if (unused.length === 0) return null;
  const isAside = ({ number }: UnusedNumber) => aside.includes(asideKey(number));
  const left = unused.filter((one) => !isAside(one));
  const away = unused.filter(isAside);
  return (
    <section className={styles.unused} aria-label={t`Not used`} data-testid="unused">
      <b className={styles.title}>
        <Plural value={left.length} _0="Not used" one="Not used (# number)" other="Not used (# numbers)" />
      </b>{' '}
      {left.length > 0 && (
        <p className={styles.how}>
          <Trans>Give one to a row, or set it aside with ×.</Trans>
        </p>
      )}
      {left.length > 0 && (
        <ScrollRegion className={styles.scroll as string} label={t`Numbers of the text that are not used`}>
          {byReason(left).map((group) => (
            <div key={group[0]?.number.id}>
              <p className={styles.why}>{group[0] && say(group[0].why)}</p>
              <ul className={group[0]?.may.length === 0 ? styles.short : undefined}>
                {group.map((one) => (
                  <One key={one.number.id} one={one} {...props} />
                ))}
              </ul>
            </div>
          ))}
        </ScrollRegion>
      )}
      {away.length > 0 && (
        <p className={styles.aside}>
          <Trans>Set aside:</Trans>{' '}
          {away.map(({ number }) => (
            <button
              key={number.id}
              type="button"
              className="text-button"
              onClick={() => props.onAside(number, false)}
            >
              <code>
                {number.name} {number.written}
              </code>
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

type OneProps = Omit<UnusedProps, 'unused' | 'aside'> & { one: UnusedNumber };

/** How many rows are offered as buttons; the others are in a list. */
const OFFERED = 2;

function One({ one: { number, may }, text, unit, onGive, onAside }: OneProps) {
  const names = KIND_NAMES[unit];
  const { name } = number;
  const others = ROWS.flatMap((row): readonly Kind[] => KINDS[row]).filter(
    (kind) => !may.slice(0, OFFERED).includes(kind),
  );
  return (
    <li>
      <Quoted number={number} text={text} />
      <span className={styles.choices}>
        {may.slice(0, OFFERED).map((kind) => (
          <button key={kind} type="button" className={styles.give} onClick={() => onGive(number, kind)}>
            {names[kind]}
          </button>
        ))}
        <Select<Kind | ''>
          className={styles.any}
          aria-label={t`What ${name} is`}
          choices={[{ value: '', label: t`it is …` }, ...namedChoices(others, names)]}
          value=""
          onChoice={(kind) => kind !== '' && onGive(number, kind)}
        />
        <button
          type="button"
          className={`${styles.give} ${styles.away}`}
          aria-label={t`${name} is not one of these`}
          title={t`not one of these`}
          onClick={() => onAside(number, true)}
        >
          ×
        </button>
      </span>
    </li>
  );
}
