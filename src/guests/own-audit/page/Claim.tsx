// The part of the form for what is claimed of the training run: nothing, an ε that is typed, or the guarantees of the run in the address.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { settingText } from '../../../lab/export/settingText';
import { useScenario } from '../../../lab/state/useScenario';
import type { Scenario } from '../../../scenario';
import { parseAddress } from '../../../scenario/address';
import { RUNS_OF_FORMS } from '../../faces/runsOfForms';
import { AuditField, AuditTextField, Choice, FormNow } from './FormPart';

/** A guest's form that describes a training run, and how a link to it becomes a scenario (runOfForm.ts of the guest). */
interface RunForm {
  page: string;
  scenarioOf: (form: string, scenario: Scenario) => Scenario | null;
  /** Label of the field for a link to the run. */
  label: string;
}

const FORMS = Object.values<RunForm>(RUNS_OF_FORMS);

/** The scenario of a link; null where the text is no link, or where its form holds no run with a known noise. */
function scenarioOfLink(text: string): Scenario | null {
  const at = text.indexOf('?');
  if (at < 0) return null;
  const search = text.slice(at).split('#', 1)[0] ?? '';
  const { scenario, view, problems } = parseAddress(search);
  if (problems.length > 0) return null;
  const held = FORMS.find(({ page }) => page === view.page);
  return held ? held.scenarioOf(view.form ?? '', scenario) : scenario;
}

/** The field for the link of a run, whose settings are written into the page's address as soon as the link is read. */
function RunLink({ scenario }: { scenario: Scenario }) {
  const { replace } = useScenario();
  const { form, onForm } = use(FormNow);
  const [text, setText] = useState('');
  const wanted = text.trim() === '' ? null : scenarioOfLink(text.trim());
  const setting = settingText(scenario);
  return (
    <>
      <p className="part-caption">
        <Trans>The run in this page’s address has {setting}.</Trans>{' '}
        {form.run === '' && (
          <button type="button" className="small-button" onClick={() => onForm({ run: 'given' })}>
            <Trans>This is the run</Trans>
          </button>
        )}
      </p>
      <AuditTextField
        long
        label={FORMS[0]?.label ?? t`For another run, paste a link of the laboratory`}
        value={text}
        problem={
          text.trim() !== '' && wanted === null
            ? t`This link has no run with a known noise multiplier.`
            : undefined
        }
        onText={(next) => {
          setText(next);
          const found = scenarioOfLink(next.trim());
          if (!found) return;
          onForm({ run: 'given' });
          replace(found);
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
