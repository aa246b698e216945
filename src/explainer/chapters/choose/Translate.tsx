// A configuration as its owner has it, and what it amounts to: which numbers were read, which are missing, what its epsilon
// means for taking part and for an attribute, and what it does not cover.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { Choices as Picked } from '../../../configuration/agreement';
import { EXAMPLES } from '../../../configuration/examples';
import { offersOf } from '../../../configuration/offers';
import { readConfiguration } from '../../../configuration/readConfiguration';
import { toMechanism, translatedMechanism, translatedRun } from '../../../configuration/toMechanism';
import { TOOLS, toolNamed } from '../../../configuration/tools';
import type { ToolId } from '../../../configuration/types';
import type { RequestState, TranslationReply, TranslationRequest } from '../../../jobs';
import { fromCore } from '../../../language/core';
import type { Scenario } from '../../../scenario';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { Choices } from '../../ui/Choices';
import { Cautions } from './Cautions';
import { Conflicts } from './Conflicts';
import { Meaning } from './Meaning';
import { Offers } from './Offers';
import { Refusals } from './Refusals';
import { Segments } from './Segments';
import styles from './Translate.module.css';
import { Unfollowed } from './Unfollowed';
import { WhatWasRead } from './WhatWasRead';

interface TranslateProps {
  translation: RequestState<TranslationRequest, TranslationReply>;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

const TOOL_CHOICES = TOOLS.map(({ id, name }) => ({ value: id, label: name }));

export function Translate({ translation, scenario, replace }: TranslateProps) {
  const store = useResultsStore();
  const id = useId();
  const [text, setText] = useState('');
  const [corrected, setCorrected] = useState<ToolId | null>(null);
  const [picked, setPicked] = useState<Picked>({});
  const given = useDeferredValue(text);
  const reading = useMemo(() => readConfiguration(given), [given]);
  const tool = corrected ?? reading.tool;
  const translated = useMemo(() => toMechanism(reading, tool, picked), [reading, tool, picked]);
  const mechanism = useMemo(() => translatedMechanism(translated), [translated]);
  const run = useMemo(() => translatedRun(translated), [translated]);
  const offers = useMemo(() => offersOf(reading, translated), [reading, translated]);
  useEffect(() => store.translate(mechanism), [store, mechanism]);
  // without an ε there is nothing that they could change
  const unfollowed = mechanism || run || offers.length > 0 ? reading.unread : [];
  const empty = given.trim() === '';
  const paste = (next: string) => {
    setText(next);
    setCorrected(null);
    setPicked({});
  };
  const pick = (choice: Picked) => setPicked((before) => ({ ...before, ...choice }));

  return (
    <div className={styles.parts}>
      <div className="translate-paste">
        <label htmlFor={id}>
          <Trans>Your configuration, as code, YAML, JSON, flags or a line of a log</Trans>
        </label>
        <textarea
          id={id}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={`noise_multiplier = 1.1
batch_size = 256
dataset_size = 60000
epochs = 15
delta = 1e-5`}
          value={text}
          onChange={(event) => paste(event.target.value)}
        />
        <p className={styles.examples}>
          <Trans>Or try one of</Trans>{' '}
          {EXAMPLES.map(({ tool: of, title, text: example }) => (
            <button key={of} type="button" className="text-button" onClick={() => paste(example)}>
              {fromCore(title)}
            </button>
          ))}
        </p>
      </div>
      {!empty && (
        <div className="translate-result">
          <Choices
            legend={corrected === null && reading.tool !== 'other' ? t`This looks like` : t`It is of`}
            look="words"
            className={styles.kinds}
            choices={TOOL_CHOICES}
            value={tool}
            onChoice={setCorrected}
          />
          <Refusals refusals={translated.refusals} onOffer={paste} />
          {translated.refusals.length === 0 && (
            <Conflicts
              conflicts={translated.conflicts}
              couldBeSegments={translated.couldBeSegments}
              onPick={pick}
            />
          )}
          {Object.keys(picked).length > 0 && (
            <p className="soft">
              <Trans>You picked between lines.</Trans>{' '}
              <button type="button" className="text-button" onClick={() => setPicked({})}>
                <Trans>Undo</Trans>
              </button>
            </p>
          )}
          {mechanism && (
            <Meaning
              asked={translation}
              mechanism={mechanism}
              translated={translated}
              reading={reading}
              tool={toolNamed(tool)}
              scenario={scenario}
              replace={replace}
              onPick={pick}
            />
          )}
          {run && (
            <Segments
              key={JSON.stringify(run)}
              run={run}
              translated={translated}
              reading={reading}
              tool={toolNamed(tool)}
            />
          )}
          <Offers offers={offers} />
          <Unfollowed unread={unfollowed} />
          <WhatWasRead reading={reading} translated={translated} unfollowed={unfollowed} />
          <Cautions reading={reading} tool={tool} />
        </div>
      )}
    </div>
  );
}
