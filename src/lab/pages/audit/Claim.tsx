// What is claimed of the training: nothing, an epsilon that is typed, or the guarantees of the run in the address, which a link of the
// calculator or of the laboratory sets.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { settingText } from '../../export/settingText';
import type { Scenario } from '../../scenario';
import { useScenario } from '../../state/useScenario';
import { scenarioOfLink } from './claimLink';
import { Choice, Field, type PartProps } from './FormPart';
import { TextField } from './TextField';

export const ADJACENCIES = [
  { value: 'add-remove', label: t`add/remove` },
  { value: 'substitute', label: t`substitute` },
] as const;

/** A pasted link, which is read at once and then stands in the address. */
function RunLink({ scenario }: { scenario: Scenario }) {
  const { replace } = useScenario();
  const [text, setText] = useState('');
  const wanted = text.trim() === '' ? null : scenarioOfLink(text.trim());
  const setting = settingText(scenario);
  return (
    <>
      <p className="part-caption">
        <Trans>The run in this page’s address has {setting}.</Trans>
      </p>
      <TextField
        long
        label={t`For another run, paste a link of the calculator or of the laboratory`}
        value={text}
        problem={
          text.trim() !== '' && wanted === null
            ? t`This link has no run with a known noise multiplier.`
            : undefined
        }
        onText={(next) => {
          setText(next);
          const found = scenarioOfLink(next.trim());
          if (found) replace(found);
        }}
      />
    </>
  );
}

export function Claim({ scenario, ...part }: PartProps & { scenario: Scenario }) {
  const { claims } = part.form;
  return (
    <>
      <Choice
        {...part}
        name="claims"
        legend={t`What does the training run claim?`}
        look="list"
        choices={[
          { value: 'none', label: t`nothing` },
          { value: 'typed', label: t`an ε at this δ` },
          { value: 'run', label: t`what the accountant computes for a run` },
        ]}
      />
      {claims === 'typed' && (
        <>
          <Field {...part} name="claim" label={t`claimed ε`} />
          <Choice {...part} name="of" legend={t`of adjacency`} look="words" choices={ADJACENCIES} />
        </>
      )}
      {claims === 'run' && <RunLink scenario={scenario} />}
    </>
  );
}
