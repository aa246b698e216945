// Who covers what: bounds on what an attacker can reach as a chart. Whoever says what they need sees which remain, and what the
// others lack. Choosing a row tells more of it.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { NeedMark } from '../../../chapters/frame/NeedMark';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { Toggles } from '../../../ui/Toggles';
import { BOUNDS, COVER_IDS, COVERS, type CoverId, lacking } from './bounds';
import styles from './Coverage.module.css';

const SAID = { yes: t`yes`, part: t`in part`, no: t`no` } as const;

function remaining(left: number): string {
  if (left === 0) return t`None of the bounds remains. Take something back to see some again.`;
  const all = BOUNDS.length;
  return plural(left, { one: `# of ${all} bounds remains.`, other: `# of ${all} bounds remain.` });
}

export function Coverage() {
  const group = useId();
  const [asked, setAsked] = useState<readonly CoverId[]>([]);
  const [chosen, setChosen] = useState('whole');
  const toggle = (id: CoverId) =>
    setAsked(asked.includes(id) ? asked.filter((other) => other !== id) : [...asked, id]);
  const left = BOUNDS.filter((bound) => lacking(bound, asked).length === 0).length;
  const shown = BOUNDS.find(({ id }) => id === chosen) ?? BOUNDS[0];
  const { adjacency } = shown;
  const rows: readonly [string, string][] = [
    [t`says`, shown.says],
    [t`goes in`, t`This is a guarantee of one adjacency, ${adjacency}.`],
    [t`mind that`, shown.mind],
    [
      t`here`,
      shown.here === null
        ? t`Not drawn on this page.`
        : `${shown.here[0].toUpperCase()}${shown.here.slice(1)}.`,
    ],
    [t`source`, `${shown.by[0].toUpperCase()}${shown.by.slice(1)}.`],
  ];
  return (
    <section className={styles.part} aria-labelledby="coverage-title">
      <h3 id="coverage-title">
        <Trans>Who covers what</Trans>
      </h3>
      <p className="part-caption">
        <Trans>
          The chart has bounds on an attacker’s success by what they cover, arranged after Table 1 of “A
          Unified Framework for Adversary-Aware Differential Privacy Bounds”. The entries are ours, from how
          each bound is made.
        </Trans>
      </p>
      <Toggles
        legend={<Trans>What you need</Trans>}
        choices={COVER_IDS.map((id) => ({ id, label: COVERS[id].label }))}
        on={asked}
        onToggle={toggle}
      />
      <p className={styles.left} role="status">
        {remaining(left)}
      </p>
      <ScrollRegion label={t`Bounds by what they cover`} className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            <Trans>Bounds by what they cover</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>bound</Trans>
              </th>
              {COVER_IDS.map((id) => (
                <th scope="col" key={id}>
                  {COVERS[id].heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {BOUNDS.map((bound) => {
              const lacks = lacking(bound, asked);
              return (
                <tr
                  key={bound.id}
                  className={`${lacks.length > 0 ? styles.out : ''} ${bound.id === chosen ? styles.chosen : ''}`}
                >
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name={group}
                        checked={bound.id === chosen}
                        onChange={() => setChosen(bound.id)}
                      />
                      <span>
                        <span className={styles.title}>{bound.title}</span>{' '}
                        <span className={styles.by}>{bound.by}</span>
                      </span>
                    </label>
                  </th>
                  {COVER_IDS.map((id) => (
                    <td key={id} className={lacks.includes(id) ? styles.lacks : undefined}>
                      <NeedMark need={bound.covers[id]} />
                      <span className="visually-hidden">{SAID[bound.covers[id]]}</span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <section className={styles.note} aria-labelledby={`${group}-note`} aria-live="polite">
        <h4 id={`${group}-note`}>{shown.title}</h4>
        <dl>
          {rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}
