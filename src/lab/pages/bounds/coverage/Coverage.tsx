// A comparison of bounds on what an attacker can reach, by the demands that they cover.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Compared, Comparison } from '../../compare/Comparison';
import { WordsTable } from '../../items/TablePart';
import { BOUNDS, COVER_IDS, COVERS, type CoverId, type CoveringBound, notCovered } from './bounds';
import { PAPER_COLUMNS, PAPER_COVERAGE } from './paperTable';

const SAID = { yes: t`yes`, part: t`in part`, no: t`no` } as const;
const CHOICES = COVER_IDS.map((id) => ({ id, label: COVERS[id].label }));
const COLUMNS = COVER_IDS.map((id) => ({ id, heading: COVERS[id].heading }));

function remaining(left: number): string {
  if (left === 0) return t`None of the bounds remains. Take something back to see some again.`;
  const all = BOUNDS.length;
  return plural(left, { one: `# of ${all} bounds remains.`, other: `# of ${all} bounds remain.` });
}

const asSentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`;

function rowOf(bound: CoveringBound, asked: readonly CoverId[]): Compared {
  const { id, title, by, covers, adjacency, says, mind, here } = bound;
  const covered = COVER_IDS.filter((one) => covers[one] !== 'no')
    .map((one) => COVERS[one].label)
    .join(', ');
  return {
    id,
    title,
    by,
    cells: COVER_IDS.map((one) => ({ need: covers[one], text: SAID[covers[one]] })),
    words: t`covers ${covered}`,
    refused: notCovered(bound, asked).map((of) => ({ of, words: COVERS[of].lacks })),
    facts: [
      [t`says`, says],
      [t`goes in`, t`This is a guarantee of one adjacency, ${adjacency}.`],
      [t`mind that`, mind],
      [t`here`, here === null ? t`Not drawn on this page.` : asSentence(here)],
      [t`source`, asSentence(by)],
    ],
  };
}

/** The paper's own table, folded up under ours, because its columns differ. */
const PaperCoverage = () => (
  <details className="figure-words">
    <summary id="table-1-title">{t`Table 1 of the paper, as printed`}</summary>
    <WordsTable
      label={t`Table 1 of the paper: table`}
      caption={
        <Trans>
          Which bound covers which priors, attacks, numbers of targets and measures of success, by the paper
        </Trans>
      }
      columns={[t`bound of`, ...PAPER_COLUMNS]}
      rows={PAPER_COVERAGE.map(([by, covers]) => [
        by,
        ...[...covers].map((one) => SAID[one === 'Y' ? 'yes' : 'no']),
      ])}
    />
  </details>
);

export const Coverage = () => (
  <>
    <OwnCoverage />
    <PaperCoverage />
  </>
);

function OwnCoverage() {
  const [asked, setAsked] = useState<readonly CoverId[]>([]);
  return (
    <Comparison
      id="coverage-title"
      noteId="coverage-note-title"
      title={t`Who covers what`}
      about={
        <Trans>
          The chart has bounds on an attacker’s success by what they cover, arranged after Table 1 of “A
          Unified Framework for Adversary-Aware Differential Privacy Bounds”. The entries are ours, from how
          each bound is made.
        </Trans>
      }
      legend={<Trans>What you need</Trans>}
      offers={CHOICES}
      offered={asked}
      onOffered={setAsked}
      left={remaining}
      choice={t`Bound to look at`}
      columns={COLUMNS}
      rows={BOUNDS.map((bound) => rowOf(bound, asked))}
      first="whole"
      table={{
        title: t`The bounds in words`,
        label: t`Data of the chart of bounds`,
        caption: t`Bounds by what they cover`,
        row: t`bound`,
      }}
      narrow
    />
  );
}
