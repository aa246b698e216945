// Counters of a log, 'epoch 50/50 ... step 5000/5000': the second number is how long the run is, in epochs or in steps. A counter of
// steps that begins anew in every epoch is no length, and which of the two it is, the epochs beside it tell. Knows no meaning.
import type { Line } from './comments';

export interface Counter {
  line: number;
  kind: 'epoch' | 'step';
  at: number;
  end: number;
  /** '50/50' */
  value: string;
  /** The epoch that the log is in, and how many there are; null where it tells of none. */
  epoch: { at: number; end: number | null } | null;
}

const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const COUNTER = new RegExp(
  String.raw`(?<![\p{L}\d_-])(epoch|step|iter(?:ation)?|update)\s*[:=#]?\s*[[(]?\s*${COUNT}\s*(?:/|\bof\b)\s*${COUNT}(?![\d.]*\d|\s*%)`,
  'giu',
);
/** 'Epoch 3', without an end. */
const EPOCH = /(?<![\p{L}\d_-])epoch\s*[:=#]?\s*[[(]?\s*(\d+)(?![\d.])/giu;
const MAY_COUNT = /(?:epoch|step|iter(?:ation)?|update)\s*[:=#]?\s*[[(]?\s*\d/i;
/** Of something else than the private run itself. */
const OF_OTHERS =
  /\b(?:val\p{L}*|test\p{L}*|eval\p{L}*|dev|warm-?up|pre-?train\p{L}*|public|inner|teacher|fold|trial|attack|shadow|diffusion|sampling)\b/iu;

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** In the order of the text. */
export function countersIn(lines: readonly Line[]): Counter[] {
  let epoch: Counter['epoch'] = null;
  return lines.flatMap(({ number: line, content }) => {
    if (!MAY_COUNT.test(content)) return [];
    const found = [...content.matchAll(COUNTER)].filter(
      ({ index }) => !OF_OTHERS.test(content.slice(0, index)),
    );
    const epochs = found.filter(([, kind]) => /^epoch/i.test(kind as string));
    const [, , at, end] = epochs.at(-1) ?? [];
    const alone = [...content.matchAll(EPOCH)].at(-1)?.[1];
    if (at !== undefined) epoch = { at: numberOf(at), end: numberOf(end as string) };
    else if (alone !== undefined) epoch = { at: Number(alone), end: null };
    return found.flatMap(([, kind, done, of]): Counter[] => {
      const counter = { at: numberOf(done as string), end: numberOf(of as string) };
      const isEpoch = /^epoch/i.test(kind as string);
      if (counter.end < 1 || counter.at > counter.end) return [];
      const value = `${counter.at}/${counter.end}`;
      return [{ line, kind: isEpoch ? 'epoch' : 'step', ...counter, value, epoch: isEpoch ? null : epoch }];
    });
  });
}

/** Whether steps are counted over the whole run: as far along as its epochs are, where they are told, and never back again. */
function countsRun(steps: readonly Counter[]): boolean {
  const told = steps.flatMap(({ at, end, epoch }) => (epoch ? [{ ...epoch, share: at / end }] : []));
  if (told.length === 0) return steps.every(({ at }, i) => at >= (steps[i - 1]?.at ?? 0));
  // at the end of both, and within the first epoch, either may be
  const telling = told.some(
    ({ at, end, share }) => at > 1 && end !== null && end > 2 && !(at === end && share === 1),
  );
  const slack = 1e-9;
  return (
    telling &&
    told.every(
      ({ at, end, share }) =>
        // some count epochs from 0
        end !== null && share >= (at - 1) / end - slack && share <= (at + 1) / end + slack,
    )
  );
}

/** Those that say how long the run is. */
export function lengthsOf(counters: readonly Counter[]): Counter[] {
  const steps = counters.filter(({ kind }) => kind === 'step');
  const ofRun = countsRun(steps);
  return counters.filter(({ kind }) => kind === 'epoch' || ofRun);
}

/** Of each kind the last, where the log breaks off before its end. */
export function brokenOff(counters: readonly Counter[]): Counter[] {
  const lengths = lengthsOf(counters);
  return (['epoch', 'step'] as const).flatMap((of) => {
    const own = lengths.filter(({ kind }) => kind === of);
    const last = own.at(-1);
    if (last === undefined) return [];
    const gaps = own.map(({ at }, i) => at - (own[i - 1]?.at ?? at)).filter((gap) => gap > 0);
    const fromZero = own.some(({ at }) => at === 0) ? 1 : 0;
    // a log that tells of every hundredth step need not tell of the last
    const done =
      last.at + fromZero >= last.end || (gaps.length > 0 && last.at + Math.min(...gaps) > last.end);
    return done ? [] : [last];
  });
}
