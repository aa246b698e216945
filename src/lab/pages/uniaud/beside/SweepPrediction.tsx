// A question that is answered by a sweep of runs in this tab.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { fromCore } from '../../../../base/language/core';
import { Prediction, type PredictionAnswer } from '../../../chapters/frame/predictions/Prediction';
import { useRequest } from '../../../chapters/frame/useRequest';
import type { LatestRequest, OneRunCell, OneRunSweepReply, OneRunSweepRequest } from '../../../jobs';
import type { ChoiceItem } from '../../../ui/inputs/Choices';

interface SweepPredictionProps<Value extends string> {
  id: string;
  question: string;
  choices: readonly ChoiceItem<Value>[];
  store: LatestRequest<OneRunSweepRequest, OneRunSweepReply>;
  cells: readonly OneRunCell[];
  /** What is run. */
  children: ReactNode;
  chart: (results: OneRunSweepReply['results']) => ReactNode;
  /** What the runs say, once they are done. */
  answer: (results: OneRunSweepReply['results']) => PredictionAnswer<Value> | null;
}

function failedText(error: Error): string {
  const message = fromCore(error.message);
  return t`The runs failed: ${message}`;
}

export function SweepPrediction<Value extends string>({
  store,
  cells,
  chart,
  answer,
  ...rest
}: SweepPredictionProps<Value>) {
  const { status, reply, current, error } = useRequest(store, null);
  const running = status === 'running';
  const start = () => store.want({ cells });
  return (
    <Prediction
      {...rest}
      busy={running}
      onChosen={() => {
        if (reply === null && !running) start();
      }}
      button={{
        text: running ? t`Stop` : status === 'done' ? t`Computed` : t`Just show me`,
        disabled: status === 'done',
        press: () => (running ? store.stop() : start()),
      }}
      share={reply?.share ?? 0}
      found={status === 'done' && reply && current ? answer(reply.results) : null}
      chart={reply && chart(reply.results)}
      error={error && <p className="part-caption">{failedText(error)}</p>}
    />
  );
}
