// A comparison of published audits by what they demand and by the adjacency that their game tests.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import { type Compared, Comparison } from '../../compare/Comparison';
import { AUDITS, type PublishedAudit } from './audits';
import {
  type AuditOrder,
  asksText,
  BOUNDED_ADJACENCIES,
  DEMAND_IDS,
  DEMANDS,
  type DemandsGiven,
  demandedLevel,
  demandRefusals,
  inOrder,
  OFFER_IDS,
  OFFERS,
  ORDERS,
} from './demands';

const CLAIMS = [
  { value: 'any', label: t`either` },
  { value: 'add-remove', label: t`add/remove` },
  { value: 'substitute', label: t`substitute` },
] as const;

const COLUMNS = [
  ...DEMAND_IDS.map((id) => ({ id, heading: DEMANDS[id].heading })),
  { id: 'adjacency', heading: t`tests` },
];

function remaining(count: number, { offers, adjacency }: DemandsGiven): string {
  const all = AUDITS.length;
  if (offers.length === 0 && adjacency === null) return t`${all} audits.`;
  if (count === 0) return t`None of the audits remains. Take something back to see some again.`;
  return plural(count, { one: `# of ${all} audits remains.`, other: `# of ${all} audits remain.` });
}

function rowOf(audit: PublishedAudit, given: DemandsGiven): Compared {
  const { id, title, by, year, needs, adjacency, game, bound, mind = '', source, here } = audit;
  const asks = asksText(needs) || t`takes one run and asks for losses`;
  const tested = BOUNDED_ADJACENCIES[adjacency];
  const look = adjacency === 'chosen' ? undefined : adjacency;
  return {
    id,
    title,
    by: year === null ? t`this page, ${by}` : `${by}, ${year}`,
    cells: [...DEMAND_IDS.map((demand) => demandedLevel(needs, demand)), { need: null, text: tested, look }],
    words: (
      <Trans>
        {asks}; tests <span className={look}>{tested}</span>
      </Trans>
    ),
    refused: demandRefusals(audit, given),
    facts: [
      [t`the secret`, game],
      [t`the number`, bound],
      [t`mind that`, mind],
      [t`here`, here ?? t`Not computed on this page.`],
      [t`source`, `${source}.`],
    ],
  };
}

export function AuditsChart() {
  const [given, setGiven] = useState<DemandsGiven>({ offers: [], adjacency: null });
  const [order, setOrder] = useState<AuditOrder>('year');
  return (
    <Comparison
      id="audits-title"
      noteId="audit-note-title"
      title={t`Who assumes what`}
      about={
        <Trans>
          The chart has audits of private training by what they ask for, arranged after Tables II and III of
          “UniAud”. Their dots are lost in our copy, so the entries are ours, from how each method works, and
          so is the adjacency that each game tests.
        </Trans>
      }
      legend={<Trans>What you have, or want to keep to</Trans>}
      offers={OFFER_IDS.map((id) => ({ id, label: OFFERS[id].label }))}
      offered={given.offers}
      onOffered={(offers) => setGiven({ ...given, offers })}
      left={(count) => remaining(count, given)}
      choice={t`Audit to look at`}
      columns={COLUMNS}
      rows={inOrder(AUDITS, order).map((audit) => rowOf(audit, given))}
      first="uniaud"
      table={{
        title: t`The audits in words`,
        label: t`Data of the chart of audits`,
        caption: t`What each audit asks for, which adjacency its game tests (our reading), and whether it remains`,
        row: t`audit`,
      }}
    >
      <SelectControl
        label={t`A claim for the adjacency`}
        choices={CLAIMS}
        value={given.adjacency ?? 'any'}
        onChoice={(value) => setGiven({ ...given, adjacency: value === 'any' ? null : value })}
      />
      <SelectControl label={t`In the order of`} choices={ORDERS} value={order} onChoice={setOrder} />
    </Comparison>
  );
}
