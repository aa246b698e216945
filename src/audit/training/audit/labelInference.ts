// Label inference on models that were really trained: S4's two worlds, in which one record has its own label or
// another, guessed from the models' scores with the labels' frequencies as the prior.

import { refusals } from '../../../base/numerics/errors';
import { Defect } from '../../../base/sentences/defect';
import { loadDataset } from '../../datasets/catalogue';
import { classCounts } from '../../datasets/table';
import { guessWithPrior } from '../../estimation/priorGuess';
import { ScoreStore } from '../../estimation/scores/scoreStore';
import { TRAINING } from '../sentences';
import { type OnProgress, TrainingAuditSession, type TrainingEnvironment } from './session';
import type { TrainingAuditRequest } from './types';

/** Trains, and guesses the label. The request must be of S4 alone, once, on an offered set; else rejects with an InputError. */
export async function measureLabelInference(
  request: TrainingAuditRequest,
  environment: TrainingEnvironment,
  signal: AbortSignal,
  onProgress: OnProgress,
) {
  const { canaries, repeats, dataset, checkpoints, confidence } = request;
  if (canaries.join() !== 'S4' || repeats !== 1 || dataset === 'own')
    throw refusals('canaries').inconsistent(
      TRAINING.onlyLabel({ canaries: canaries.join(', '), repeats, records: dataset }),
    );
  const store = new ScoreStore(checkpoints);
  const reply = await new TrainingAuditSession(request, environment).run(signal, onProgress, (work) => {
    if (work.kind === 'models' && work.scores !== null) store.add(work.firstModel, work.scores);
  });
  const { target, S4 } = reply.crafted;
  if (S4 === null) throw new Defect('S4 was trained but not crafted');
  const [ownLabel, otherLabel] = [target.record.label, S4.record.label];
  const counts = classCounts((await loadDataset(dataset, environment.readAsset)).train);
  const prior = counts[ownLabel] / (counts[ownLabel] + counts[otherLabel]);
  return {
    /** The record's own label, and the one that it has in the other world. */
    ownLabel,
    otherLabel,
    /** The prior of the own label, which is its share among training records with either label. */
    prior,
    /** Guesses, an entry for each checkpoint of the request. */
    guesses: checkpoints.map((step, i) => ({ step, ...guessWithPrior(store.at(i), prior, confidence) })),
    reply,
  };
}
