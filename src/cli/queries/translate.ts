// A pasted configuration as the mechanism it runs, with its epsilons under both adjacencies, or why there are none.
import {
  epsilon,
  groupEpsilonAtMost,
  noiseMultiplierFor,
  type PrintedEpsilon,
  printedByLibraries,
  segmentsWith,
  solveSegments,
} from '../../accounting';
import type { Mechanism, Segments, Verified } from '../../accounting/types';
import type { Conflict, Derived } from '../../configuration/agreement';
import { cautionsFor } from '../../configuration/cautions';
import { compareReported } from '../../configuration/compareReported';
import { type Offer, offersOf } from '../../configuration/offers';
import { LONGEST_CONFIGURATION, readConfiguration } from '../../configuration/readConfiguration';
import { targetConflict } from '../../configuration/reconcile';
import {
  type TranslatedMechanism,
  type TranslatedRun,
  toMechanism,
  translatedMechanism,
  translatedRun,
} from '../../configuration/toMechanism';
import { InputError } from '../../numerics/errors';
import type { Query } from '../fields';
import type { Handler, Reply } from '../handler';

function textField(query: Query): string {
  const { text } = query;
  if (text === undefined)
    throw new InputError('missing', 'text', 'text is missing; give the configuration as a string.');
  if (typeof text !== 'string') {
    throw new InputError(
      'malformed',
      'text',
      `text is ${JSON.stringify(text)}; give the configuration as a string.`,
    );
  }
  if (text.length > LONGEST_CONFIGURATION) {
    throw new InputError(
      'out-of-range',
      'text',
      `text has ${text.length} characters; give at most ${LONGEST_CONFIGURATION}.`,
    );
  }
  return text;
}

interface Answer {
  /** null for a run of segments. */
  noiseMultiplier: number | null;
  segments: Segments | null;
  addRemove: Verified;
  substitute: Verified;
  printed: PrintedEpsilon[];
}

/** The noise as given, or the least that meets the target in its adjacency. */
function answerOf(asked: TranslatedMechanism): Answer {
  const { samplingRate, steps, delta, targetEpsilon, adjacency } = asked;
  const solved = () =>
    noiseMultiplierFor(adjacency, { samplingRate, steps, delta, targetEpsilon: targetEpsilon as number });
  const solution = asked.noiseMultiplier === null ? solved() : null;
  const noise = asked.noiseMultiplier ?? solution?.value ?? (solution?.upper as number);
  const mechanism = { samplingRate, steps, noiseMultiplier: noise };
  return {
    noiseMultiplier: noise,
    segments: null,
    addRemove: epsilon('add-remove', mechanism, delta),
    substitute: epsilon('substitute', mechanism, delta),
    printed: printedByLibraries(mechanism, delta),
  };
}

/** The parts as given, or with the least noise that certainly meets the target. */
function answerOfRun({ segments: given, delta, solved }: TranslatedRun): Answer {
  let segments: Segments = given;
  if (solved) {
    const { unknown, targetEpsilon, adjacency } = solved;
    const { upper } = solveSegments(adjacency, { segments: given, unknown, delta, targetEpsilon });
    segments = segmentsWith(given, unknown, upper);
  }
  return {
    noiseMultiplier: null,
    segments,
    addRemove: epsilon('add-remove', segments, delta),
    substitute: epsilon('substitute', segments, delta),
    printed: printedByLibraries(segments, delta),
  };
}

/** A target out of reach is a problem of the configuration, and takes nothing else of the reply away. */
function answerOrProblem(asked: TranslatedMechanism | TranslatedRun, problems: string[]): Answer | null {
  try {
    return 'segments' in asked ? answerOfRun(asked) : answerOf(asked);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(error.message);
    return null;
  }
}

/** Of several records at once an upper bound is known, and that it is no less than one record's. */
function ofGroup(
  relation: Offer['bounds'][number]['relation'],
  mechanism: Mechanism,
  delta: number,
  records = 1,
) {
  const single = epsilon(relation, mechanism, delta);
  if (records === 1 || relation === 'zero-out') return single;
  return { value: null, lower: single.lower, upper: groupEpsilonAtMost(relation, mechanism, records, delta) };
}

/** Bounds for another mechanism than the one of this page: epsilon lies in [lower, upper], and never is the Poisson number. */
const offerReply = ({ id, title, text, mechanism, delta, records, bounds }: Offer) => ({
  id,
  title,
  text,
  bounds: bounds.map(({ unit, adjacency, relation, attained }) => {
    const { value, lower, upper } = ofGroup(relation, mechanism, delta, records);
    const epsilons =
      attained === null
        ? { value, lower, upper }
        : { value: null, lower: epsilon(attained, mechanism, delta).lower, upper };
    return { unit, adjacency, epsilon: epsilons };
  }),
  by: { ...mechanism, delta, ...(records === undefined ? {} : { records }) },
});

const place = ({ value, from }: Derived) => ({ value, from });
const conflictReply = ({ name, what, claims }: Conflict) => ({ name, what, claims: claims.map(place) });

function translate(query: Query): Reply {
  const reading = readConfiguration(textField(query));
  const translation = toMechanism(reading);
  const mechanism = translatedMechanism(translation);
  const conflicts = [...translation.conflicts];
  const { targetEpsilon, reportedEpsilon, adjacency, tool, missing, refusals } = translation;
  const problems = [...translation.problems];
  const run = translatedRun(translation);
  const asked = run ?? mechanism;
  const answer = asked && answerOrProblem(asked, problems);
  if (answer) {
    const met = adjacency === 'substitute' ? answer.substitute : answer.addRemove;
    const conflict = targetConflict(translation, met.value ?? met.upper);
    if (conflict) conflicts.push(conflict);
  }
  const holds = answer !== null && conflicts.length === 0;
  return {
    mechanism:
      holds && mechanism
        ? {
            samplingRate: mechanism.samplingRate,
            noiseMultiplier: answer.noiseMultiplier,
            steps: mechanism.steps,
            delta: mechanism.delta,
          }
        : null,
    segments: holds ? answer.segments : null,
    targetEpsilon: targetEpsilon?.value ?? null,
    reportedEpsilon: reportedEpsilon?.value ?? null,
    reported:
      holds && reportedEpsilon ? compareReported(reportedEpsilon.value, answer, reading.accountant) : null,
    printed: holds ? answer.printed : null,
    epsilons: holds ? { addRemove: answer.addRemove, substitute: answer.substitute } : null,
    missing: missing.map(({ name, what, remedy, maybe }) => ({ name, what, remedy, maybe })),
    conflicts: conflicts.map(conflictReply),
    refused: refusals.map(({ id, line, title, text, offer }) => ({ id, line, title, text, offer })),
    offered: offersOf(reading, translation).map(offerReply),
    problems,
    cautions: cautionsFor(reading, tool).map(({ id, title, text }) => ({ id, title, text })),
    notUnderstood: reading.misread.map(({ line, text, reason }) => ({ line, text, reason })),
    doubtful: reading.doubtful.map(({ line, text }) => ({ line, text })),
    leftAlone: reading.passedOver,
    tool,
    adjacency,
  };
}

export const translateQueries: readonly [string, Handler][] = [['translate', translate]];
