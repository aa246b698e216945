// What a text says beside its lines: a command in a comment that starts the program with other numbers than its defaults, a part of
// the data that is taken. Each is a further claim, so that the numbers compete; none is taken by itself. Pure.

import { WHOLE } from './claimed';
import { asQuantity, meaningOfName } from './names/name';
import { readValue } from './numbers';
import type { Line } from './text/comments';
import type { Claim } from './types';

const FLAG = /--([A-Za-z][\w.-]*)(?:\s+|=)["']?([^\s"',-][^\s"',]*)/g;

/** Claims of the flags of commands, where the lines claim another number; the others are no news. */
export function commandClaims(
  claims: readonly Claim[],
  commands: readonly { line: number; text: string }[],
): Claim[] {
  return commands.flatMap(({ line, text }) =>
    [...text.matchAll(FLAG)].flatMap(([said, name, value]): Claim[] => {
      const meaning = asQuantity(meaningOfName(name as string));
      if (meaning === null) return [];
      const { quantity, standing, whole } = meaning;
      const read = readValue(value as string, WHOLE.has(quantity), new Map());
      const known = claims.some((claim) => claim.quantity === quantity);
      return standing === 'taken' && known && read.kind === 'number'
        ? [{ line, text: said, value: read.value, quantity, whole }]
        : [];
    }),
  );
}

const NUMBER = String.raw`(\d[\d_]*(?:e\d+)?)`;
/** 'ds.take(20000)', 'Subset(train, range(1000))', 'x_train[:5000]'. */
const TAKEN = new RegExp(
  String.raw`\.take\(\s*${NUMBER}\s*\)|\bSubset\([^)]*range\(\s*(?:0\s*,\s*)?${NUMBER}\s*\)|\.select\(\s*range\(\s*${NUMBER}\s*\)|\b\w*train\w*\[\s*(?:0\s*)?:\s*${NUMBER}\s*\]|\bnrows\s*=\s*${NUMBER}|\.head\(\s*${NUMBER}\s*\)|\.sample\(\s*(?:n\s*=\s*)?${NUMBER}\s*[,)]|\brandom_split\([^[]*\[\s*${NUMBER}\s*,`,
  'g',
);
/** 'model.fit(x[:25000], y[:25000])', whatever it is tested on. */
const FITTED = new RegExp(
  String.raw`\.fit\(\s*(?:x\s*=\s*)?[\w.]+\[\s*(?:0\s*)?:\s*${NUMBER}\s*(?:,\s*(?::|\.\.\.)\s*)?\]`,
  'g',
);
const SHARE = String.raw`["']?\s*[:=]\s*["']?(0?\.\d+|\d{1,2}\s?%)(?![\w.])`;
/** Shares that are kept, and shares that are held out. */
const KEPT = new RegExp(
  String.raw`\b(?:train|training|data|dataset|subset|sub_?sample|keep|use)_?(?:data_?)?(?:frac|fraction|ratio|share|portion|percent|pct|split|proportion)${SHARE}`,
  'gi',
);
const HELD_OUT = new RegExp(
  String.raw`\b(?:val|valid|validation|test|eval|dev|hold_?out)_?(?:set_?)?(?:frac|fraction|ratio|share|portion|percent|pct|split|size|proportion)${SHARE}`,
  'gi',
);
/** 'train, val = random_split(data, [10000, 2500])': the first is the training set. */
const SPLIT = /^\s*\w*train\w*\s*,.*\brandom_split\(/i;
const OTHER_DATA = /test|val(?:id)?\b|val_|eval/i;

const shareOf = (written: string): number => Number.parseFloat(written) * (written.endsWith('%') ? 0.01 : 1);

const COUNTED =
  /(?<![\w.,^-])(\d{1,3}(?:,\d{3})+|\d[\d_]*)\s?(k\b)?\s+(?:(?:training|train|used|labell?ed|remaining)\s+)*(?:examples|records|samples|images|sentences|points|rows)\b/gi;

/** Records counted in a comment, where the lines claim others. */
function recordsInComments(claims: readonly Claim[], lines: readonly Line[]): Claim[] {
  if (!claims.some(({ quantity }) => quantity === 'recordCount')) return [];
  return lines.flatMap(({ number: line, comment }) =>
    [...comment.matchAll(COUNTED)]
      .filter(
        ({ index }) =>
          !/\b(?:of|from|was|were|had|test|val\w*|eval\w*|per|every)\s*$|\beach\b/i.test(
            comment.slice(0, index),
          ),
      )
      .map(([text, digits, k]): Claim => {
        const value = Number((digits as string).replace(/[,_]/g, '')) * (k ? 1000 : 1);
        return { line, text, value, quantity: 'recordCount' };
      }),
  );
}

/** Whether a number of records is that of the training set, by its name. */
const isOfTraining = ({ text }: Claim): boolean => /train/i.test(text.split('=')[0] as string);

/** Further numbers of records: what a line takes of them, or the share that is trained on. None where the rate is given. */
export function takenRecords(claims: readonly Claim[], lines: readonly Line[]): Claim[] {
  const records = claims.filter(({ quantity }) => quantity === 'recordCount');
  if (claims.some(({ quantity }) => quantity === 'samplingRate')) return [];
  const told = recordsInComments(claims, lines);
  const read = lines.flatMap(({ number: line, content }): Claim[] => {
    const others = OTHER_DATA.test(content) && !SPLIT.test(content);
    const fitted = [...content.matchAll(FITTED)];
    const parts = others || fitted.length > 0 ? fitted : [...content.matchAll(TAKEN)];
    const taken = parts.map(([text, ...numbers]): Claim => {
      const value = Number(numbers.find((each) => each !== undefined)?.replaceAll('_', ''));
      return { line, text, value, quantity: 'recordCount' };
    });
    const share = ([text, written]: RegExpMatchArray, kept: boolean, of: readonly Claim[]) =>
      of.map((claim): Claim => {
        const part = shareOf(written as string);
        const value = Math.round(claim.value * (kept ? part : 1 - part));
        return {
          line,
          text: `${claim.text} × ${kept ? text : `(1 − ${text})`}`,
          value,
          quantity: 'recordCount',
        };
      });
    const kept = [...content.matchAll(KEPT)].flatMap((match) => share(match, true, records));
    const out = [...content.matchAll(HELD_OUT)].flatMap((match) =>
      share(
        match,
        false,
        records.filter((claim) => !isOfTraining(claim)),
      ),
    );
    return [...taken, ...kept, ...out];
  });
  return [...told, ...read];
}

/** Lightning's share of the batches of an epoch, or their number. */
export function limitedBatches(claims: readonly Claim[], lines: readonly Line[]): Claim[] {
  return lines.flatMap(({ number: line, content }): Claim[] => {
    const [text, written] = /\blimit_train_batches["']?\s*[:=]\s*([\d.]+)/.exec(content) ?? [];
    const value = Number(written);
    if (!text || !(value > 0) || value === 1) return [];
    if (value > 1) return [{ line, text, value, quantity: 'stepsPerEpoch' }];
    return claims
      .filter(({ quantity }) => quantity === 'epochs')
      .map((claim) => ({ ...claim, line, text: `${claim.text} × ${text}`, value: claim.value * value }));
  });
}
