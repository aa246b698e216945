// Two questions that a reader answers by a guess. Training both worlds anew then gives the answer.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sayError } from '../../../base/language/say';
import { Prediction, type PredictionAnswer } from '../../../lab/chapters/frame/predictions/Prediction';
import { parameterText } from '../../../lab/notation/formatNumber';
import type { WorldsFindings, WorldsRequest } from './jobs';
import { anaAtTheEdge, anaInTheMiddle } from './plane/planeEdits';
import type { TwoWorlds } from './twoWorlds';
import { useWorldsQueries } from './useWorlds';
import { boundText } from './worldsWords';

interface PredictedProps<Value extends string> {
  id: string;
  question: string;
  choices: Readonly<Record<Value, string>>;
  /** Requests that the answer needs. They are trained one after another. */
  requests: readonly WorldsRequest[];
  answer: (audits: readonly WorldsFindings['audit'][]) => PredictionAnswer<Value>;
  children: ReactNode;
}

function Predicted<Value extends string>(props: PredictedProps<Value>) {
  const { id, question, choices, requests, answer, children } = props;
  const { ask } = useWorldsQueries();
  const [audits, setAudits] = useState<readonly WorldsFindings['audit'][]>([]);
  const [error, setError] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => () => under.current?.abort(), []);
  const press = async () => {
    if (asked) return;
    setAsked(true);
    under.current = new AbortController();
    try {
      for (const request of requests) {
        const { audit } = await ask(under.current.signal, request);
        setAudits((before) => [...before, audit]);
      }
    } catch (failed) {
      if (!under.current.signal.aborted) setError(sayError(failed));
    }
  };
  const found = audits.length === requests.length ? answer(audits) : null;
  const busy = asked && found === null && error === null;
  return (
    <Prediction
      id={id}
      question={question}
      choices={(Object.entries(choices) as [Value, string][]).map(([value, label]) => ({ value, label }))}
      onChosen={press}
      busy={busy}
      button={{ text: asked ? t`Shown` : t`Just show me`, disabled: asked, press }}
      share={audits.length / requests.length}
      found={found}
      waiting={busy ? t`Being trained.` : ''}
      error={error !== null && <p className="doubt">{error}</p>}
    >
      {children}
    </Prediction>
  );
}

/** Multiples of the page's σ that the second question trains with. */
const FACTORS = [1, 2, 4, 8] as const;

export function WorldsPredictions({ worlds, request }: { worlds: TwoWorlds; request: WorldsRequest }) {
  const last = { ...request, keptSteps: [request.mechanism.steps], change: { kind: 'flip' } as const };
  const standing = (place: (worlds: TwoWorlds) => TwoWorlds): WorldsRequest => ({
    ...last,
    plane: { points: place(worlds).records, ana: 0 },
  });
  const noisier = (factor: number): WorldsRequest => {
    const { mechanism } = last;
    return { ...last, mechanism: { ...mechanism, noiseMultiplier: factor * mechanism.noiseMultiplier } };
  };
  return (
    <>
      <Predicted
        id="predict-where-ana"
        question={t`Ana’s label is flipped. Where must she stand to be found most easily?`}
        choices={{
          middle: t`in the middle of her class`,
          edge: t`far out, between both classes`,
          same: t`it makes no difference`,
        }}
        requests={[standing(anaInTheMiddle), standing(anaAtTheEdge)]}
        answer={([middle, edge]) => {
          const [low, high] = [boundText(middle), boundText(edge)];
          const apart = edge.epsilon - middle.epsilon;
          return {
            right: Math.abs(apart) < 0.1 * middle.epsilon ? 'same' : apart > 0 ? 'edge' : 'middle',
            words: t`The audit shows ε ≥ ${low} in the middle and ε ≥ ${high} far out. The guarantee is the same in both places.`,
          };
        }}
      >
        <Trans>With the records, the model and the settings of the page.</Trans>
      </Predicted>
      <Predicted
        id="predict-how-much-noise"
        question={t`How much noise does it take until this attacker shows less than ε = 0.5 of a flipped label?`}
        choices={{
          '2': t`twice as much as now`,
          '4': t`four times as much`,
          '8': t`eight times as much`,
          more: t`even more`,
        }}
        requests={FACTORS.map(noisier)}
        answer={(audits) => {
          const enough = FACTORS.find((factor, i) => factor > 1 && audits[i].epsilon < 0.5);
          const shown = FACTORS.map((factor, i) => {
            const sigma = parameterText(factor * last.mechanism.noiseMultiplier);
            const bound = boundText(audits[i]);
            return t`ε ≥ ${bound} at σ = ${sigma}`;
          }).join(', ');
          return {
            right: enough === undefined ? 'more' : (String(enough) as '2' | '4' | '8'),
            words: t`The attacker shows ${shown}.`,
          };
        }}
      >
        <Trans>Each noise is trained with five hundred models in each world.</Trans>
      </Predicted>
    </>
  );
}
