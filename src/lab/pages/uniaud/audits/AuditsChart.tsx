// Who assumes what: the audits of the literature as a chart. Whoever says what they can give sees which remain, and why the
// others fall out. Choosing a row tells more of it.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, useId, useState } from 'react';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { SelectControl } from '../../../ui/SelectControl';
import { Toggles } from '../../../ui/Toggles';
import { AuditNote } from './AuditNote';
import { AuditRow } from './AuditRow';
import styles from './AuditsChart.module.css';
import { AuditsTable } from './AuditsTable';
import { AUDITS } from './audits';
import { DEMAND_IDS, DEMANDS, type Given, OFFER_IDS, OFFERS, type OfferId, refusals } from './demands';
import { type AuditOrder, inOrder, ORDERS } from './order';

const CLAIMS = [
  { value: 'any', label: t`either` },
  { value: 'add-remove', label: t`add/remove` },
  { value: 'substitute', label: t`substitute` },
] as const;

function remaining(count: number, { offers, adjacency }: Given): string {
  const all = AUDITS.length;
  if (offers.length === 0 && adjacency === null) return t`${all} audits.`;
  if (count === 0) return t`None of the audits remains. Take something back to see some again.`;
  return plural(count, { one: `# of ${all} audits remains.`, other: `# of ${all} audits remain.` });
}

export function AuditsChart() {
  const group = useId();
  const [given, setGiven] = useState<Given>({ offers: [], adjacency: null });
  const [order, setOrder] = useState<AuditOrder>('year');
  const [chosen, setChosen] = useState('uniaud');
  const { offers, adjacency } = given;
  const toggle = (id: OfferId) =>
    setGiven({
      ...given,
      offers: offers.includes(id) ? offers.filter((other) => other !== id) : [...offers, id],
    });
  const rows = inOrder(AUDITS, order).map((audit) => ({ audit, refused: refusals(audit, given) }));
  const left = rows.filter(({ refused }) => refused.length === 0).length;
  return (
    <figure className={`chapter-figure ${styles.audits}`} aria-labelledby="audits-title">
      <h3 id="audits-title">
        <Trans>Who assumes what</Trans>
      </h3>
      <p className="part-caption not-on-slides">
        <Trans>
          The chart has audits of private training by what they ask for, arranged after Tables I to III of
          “UniAud”. The entries are ours, from how each method works, and so is the adjacency that each game
          tests.
        </Trans>
      </p>
      <div className={styles.controls}>
        <Toggles
          legend={<Trans>What you have, or want to keep to</Trans>}
          choices={OFFER_IDS.map((id) => ({ id, label: OFFERS[id].label }))}
          on={offers}
          onToggle={toggle}
        />
        <SelectControl
          label={t`A claim for the adjacency`}
          choices={CLAIMS}
          value={adjacency ?? 'any'}
          onChoice={(value) => setGiven({ ...given, adjacency: value === 'any' ? null : value })}
        />
        <SelectControl label={t`In the order of`} choices={ORDERS} value={order} onChoice={setOrder} />
      </div>
      <p className={styles.left} role="status">
        {remaining(left, given)}
      </p>
      <fieldset className={styles.rows}>
        <legend className="visually-hidden">
          <Trans>Audit to look at</Trans>
        </legend>
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <span />
          {DEMAND_IDS.map((id) => (
            <span key={id}>{DEMANDS[id].heading}</span>
          ))}
          <span>
            <Trans>tests</Trans>
          </span>
        </div>
        {rows.map(({ audit, refused }) => (
          <Fragment key={audit.id}>
            <AuditRow
              audit={audit}
              refused={refused}
              group={group}
              chosen={audit.id === chosen}
              onChoose={setChosen}
            />
            {audit.id === chosen && (
              <div className="not-on-slides">
                <AuditNote audit={audit} refused={refused} />
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
      <FigureNumbers title={t`The audits in words`}>{() => <AuditsTable rows={rows} />}</FigureNumbers>
    </figure>
  );
}
