// What is claimed of the training: nothing, an epsilon that is typed, or the guarantees of the run in the address.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { formOfText } from '../../../lab/calculator/formLink';
import { scenarioOfRun } from '../../../lab/calculator/scenarioOfRun';
import { settingText } from '../../../lab/export/settingText';
import { useScenario } from '../../../lab/state/useScenario';
import type { Scenario } from '../../../scenario';
import { parseAddress } from '../../../scenario/address';
import { resolve } from '../../calculator/engine/form/resolve';
import { mechanismOfRun } from '../../calculator/engine/form/run';
import { NOTHING_READ } from '../../calculator/engine/reading';
import { AuditField, AuditTextField, Choice, FormNow } from './FormPart';

/** Null where the text is no link, or its form holds no run of a known noise. */
function scenarioOfLink(text: string): Scenario | null {
  const at = text.indexOf('?');
  if (at < 0) return null;
  const search = text.slice(at).split('#', 1)[0] ?? '';
  const { scenario, view, problems } = parseAddress(search);
  if (problems.length > 0) return null;
  if (view.page !== 'calculator') return scenario;
  const { overrides, answers } = formOfText(view.form ?? '');
  const { mechanism: run } = resolve(NOTHING_READ, overrides, answers);
  const mechanism = run && mechanismOfRun(run);
  return run && mechanism && scenarioOfRun(run, mechanism, scenario);
}

/** It is read at once and then stands in the address. */
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
      <AuditTextField
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

export function OwnAuditClaim({ scenario }: { scenario: Scenario }) {
  const { claims } = use(FormNow).form;
  return (
    <>
      <Choice name="claims" />
      {claims === 'typed' && (
        <>
          <AuditField name="claim" />
          <Choice name="of" />
        </>
      )}
      {claims === 'run' && <RunLink scenario={scenario} />}
    </>
  );
}
