// Sentences, and comments, of which something may have been left unread: a number that nobody took, or a word that changes what was
// taken. What is harmless is listed; what is not listed is said.
import type { Line } from '../text/comments';
import type { Claim, Misread, Place, Quantity } from '../types';
import { speaksOfMechanism } from './mechanism';

const SUBJECT =
  /\b(?:nois\w*|sigma|clip\w*|(?:mini-?)?batch\w*|lots?|epochs?|steps?|iterations?|data\w*|records?|samples?|examples?|subset|training|train(?:ed|s)?|runs?|experiments?|models?|privacy|budget|Rausch\w*|Epochen?|Schritte?n?|Daten\w*|Einträgen?|Training\w*)\b|[σεδ]/iu;
const CHANGES =
  /\b(?:half|halv\w*|doubl\w*|twice|tripl\w*|quarter|increas\w*|decreas\w*|reduc\w*|rais\w*|lower\w*|larger|smaller|bigger|chang\w*|var(?:y|ies|ied)|except|instead|early|stopp\w*|interrupt\w*|held[- ]out|hold(?:s|ing)? out|split|subset|fraction|portion|only|remain\w*|rest|every (?:other|second|third)|repeat\w*|again|respectively|teacher|student|each (?:of|user|client|person|patient)|per (?:user|client|person|patient)|several|multiple|resum\w*|continu\w*|restart\w*|actual\w*|real(?:ly)?|in fact|effective(?:ly)?|scal\w*|divid\w*|multipl(?:y|ied)|drop\w*|discard\w*|remov\w*|filter\w*|exclud\w*|dup\w*|oversampl\w*|augment\w*|anneal\w*|ramp\w*|schedul\w*|adapt\w*|(?:four|five|ten|three|two|\d+)[- ]?(?:fold|times|x)|\d+x|first|second|last|final|later|(?:noise|sigma)(?:[^.;]|\.\d){0,40}\bdecay(?:ed|s|ing)|more often|less often|several times|more than once|afterwards|then|previous\w*|public|warm-?up|without noise|Hälfte|halb\w*|verdoppel\w*|doppelt\w*|erhöh\w*|verringer\w*|senk\w*|gesenkt|vorzeitig|abgebrochen|wiederhol\w*|danach|anschließend|später|zurückgehalten|nur|davon|verbleibend\w*|übrig\w*|mehrere|mal)\b|[×\u00f7]/iu;
/** What numbers of a sentence may be of besides: the model, the result, the machine, the paper. */
const HARMLESS_BEFORE =
  /(?:\b(?:acc(?!um)\w*|accurac(?:y|ies)|loss|AUC|F1|score|BLEU|ROUGE|perplexity|(?:val(?:id(?:ation)?)?|test|dev|eval(?:uation)?)[ _-](?:set|split|data|size)|table|tab\.?|fig(?:ure|\.)?|section|sec\.?|eq(?:uation|n|\.)?|appendix|chapter|line|page|phase|stage|seeds?|version|v|opacus|torch|tensorflow|python|order|rate|Lernrate|lr|momentum|decay|dropout|alpha|beta|layers?|width|depth|dimension|clip\w*|[\p{L}-]*norm|bound|threshold|gpus?|issue|PR|at least|C|R|γ|η|α|β)\b|[#§[^_]|@|(?:evaluat|log|sav|print|report|checkpoint|test)\w*[^,;]*\bevery)[\s=:~≈<>\u2265\u2264of]*(?:is|was|a|at|to|zu|von|war|ist|sei|beträgt|betrug)?\s*$/iu;
const HARMLESS_AFTER =
  /^\s*(?:%|\\%|percent|pp\b|hours?|h\b|min\w*|seconds?|s\b|days?|weeks?|ms\b|GB|MB|layers?|hidden|units|classes|labels?|variables?|attribut\w*|caractéristiques|Merkmale\w*|Variablen|bootstrap|confidence|CI\b|\.?\s*(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|janvier|février|mars|avril|juin|juillet|ao\u00fbt|septembre|octobre|novembre|décembre)\b|categories|channels|parameters|params|[MB]?\s*(?:trainable )?(?:weights|parameters)|heads|dimensions?|GPUs?|cores?|seeds?|authors?|pages?|features?|columns?|-?layer|-?bit|-?dim\w*|-?conv|-?class|\]|\)?\s*accuracy|accurac|Stunden|Minuten|Klassen|Schichten|test\b|validation\b|eval\w*\b)/iu;
const NUMBER =
  /(?<![\p{L}\d_.^{-]|\d,)(?:\d{1,3}(?:[,.' ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:e[+-]?\d+)?(?![\p{L}\d]|\.\d|\^)\s?(%|k\b)?/giu;

/** Numbers in words, but of what a model has: 'two-layer', 'three convolutions'. */
const SPELT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|thousand|dozen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|hundert|tausend)\b(?![- ](?:\w+ )?(?:layers?|hidden|conv\w*|dense|fully|linear|heads?|blocks?|classes|categories|labels|GPUs?|authors?|of (?:us|these|the)|hospitals|sites|cent(?:er|re)s|institutions|Kliniken|Schicht\w*|Klassen|lagig))/i;
const POWER = /(?:\d[\d.,]*\s*(?:[·×*]|\\cdot|\\times)\s*)?10(?:\^\{?-?\d+\}?|[⁻\u207a]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu;

/** What is said to a terminal, and what stops a program: no sentences about the run. */
const NO_SENTENCE =
  /^(?:raise|assert|print|logger|logging|warnings?|console|module|conda|pip|cd|mkdir|nvidia-smi)\b|^\d?>+\s*&?\S|^\|\s*tee\b/;
/** What may hold numbers and words that are none: paths, the number of a heading, a spread, the splits that everybody uses. */
const DECORATION =
  /(?<!\S)[^\s,;()]*\/[^\s,;()]*[\p{L}_][^\s,;()]*|\S+\.(?:pth?|ckpt|h5|json|csv|log|png|parquet|ya?ml|npz|pkl)\b|(?<![\w.:])\d?\d:\d\d(?::\d\d)?(?:\s?[AaPp][Mm])?(?![\w:])|^#*\s*\d+(?:\.\d+)+\.?\s+(?=\p{Lu}\p{L})|\b(?:standard|official|usual|default|predefined|train(?:ing)?|test) splits?\b|\b(?:first|last|final) (?:\w+ )?layers?\b|\bupdated \d[\d,]* times\b|\btimes (?:the clipping|C\b)|\b(?:our|the|this|The|Our) final model\b/gu;
const SPREAD =
  /((?:acc\w*|accurac\w*|AUC|F1|score|loss)\P{N}{0,30}[\d.,]+\s*%?)\s*(?:±|\+\/-)\s*[\d.,]+(?!\d)/giu;
/** 'further 12,000 scans were the test set' */
const OF_TEST = /^[^.;,%]*\b(?:test|validation|evaluation)[- ](?:set|data|cohort|images|split)\b/i;

/** Words enough to say something, and the end of a sentence: no title, and no entry of a list. */
const isWhole = (sentence: string): boolean =>
  /[.!?]\s*$/.test(sentence) && (sentence.match(/\p{L}{2,}/gu) ?? []).length >= 4;

/** Whether a number of the sentence was taken. */
const holdsClaim = (sentence: string, line: number, claims: readonly Claim[]): boolean =>
  claims.some(
    (claim) =>
      claim.line === line &&
      [...sentence.matchAll(NUMBER)].some(([written]) =>
        valuesOf(written).some((value) => Math.abs(value - claim.value) <= 1e-9 * Math.abs(claim.value)),
      ),
  );

/** Whether a line is of prose, and no code, log or table. */
function isSentence(content: string): boolean {
  const words = content.match(/(?<![\w.(["'=-])\p{L}{2,}(?![\w(=])/gu) ?? [];
  const signs = content.match(/[(){}[\]_;:=|<>\\]/g) ?? [];
  if (/\s--[a-z]/i.test(content) || NO_SENTENCE.test(content)) return false;
  return words.length >= 4 && signs.length <= words.length / 2;
}

const sentencesOf = (text: string): string[] =>
  text.split(
    /(?<=[.!?;])\s+(?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|janvier|février|mars|avril|juin|juillet|ao\u00fbt|septembre|octobre|novembre|décembre)\b)(?=[\p{Lu}(])/u,
  );

function valuesOf(written: string): number[] {
  const digits = written.trim().replace(/[%k]$/i, '').trim();
  const scale = /%$/.test(written.trim()) ? 0.01 : /k$/i.test(written.trim()) ? 1000 : 1;
  const forms = [
    digits.replace(/[,' ]/g, ''),
    digits.replace(/[.' ]/g, '').replace(',', '.'),
    digits.replace(',', '.'),
  ];
  // '0.8' is no eight
  const plain = forms.filter((form) => !/^0\d/.test(form));
  return plain.map((form) => Number(form) * scale).filter(Number.isFinite);
}

interface Left {
  at: number;
  values: readonly number[];
  share: boolean;
}

const leavesNumber = (sentence: string, claims: readonly Claim[]): boolean =>
  leftNumbers(sentence, claims).length > 0;

/** The numbers of a sentence that no claim is of, and that are not of the model or the result. */
function leftNumbers(sentence: string, claims: readonly Claim[]): Left[] {
  const plain = sentence.replace(POWER, (power) => ' '.repeat(power.length));
  const isLeft = (match: RegExpMatchArray & { index: number }): boolean => {
    const [written] = match;
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + written.length);
    const values = valuesOf(written);
    if (/^(?:19|20)\d\d$/.test(written) || values.every((value) => value === 0 || value === 1)) return false;
    if (!written.includes('%') && !/\btrain/i.test(before) && OF_TEST.test(after)) return false;
    if (HARMLESS_BEFORE.test(before) || HARMLESS_AFTER.test(written.endsWith('%') ? `%${after}` : after)) {
      // a share of the data is of the data
      if (
        !(
          written.includes('%') &&
          /\b(?:data\w*|records|examples|samples|training set|Daten\w*|Einträge\w*)\b/i.test(after)
        )
      )
        return false;
    }
    return !claims.some((claim) =>
      values.some(
        (value) =>
          Math.abs(value - claim.value) <= 1e-9 * Math.abs(claim.value) ||
          // 'N(0, 9)'
          (/varian|N\(/i.test(claim.text) && new RegExp(`[\\s(]${value}(?![\\d.]*\\d)`).test(claim.text)) ||
          // '256 / 60000'
          new RegExp(`/\\s*${value}(?!\\d)`).test(claim.text.replace(/[_,]/g, '')),
      ),
    );
  };
  return [...plain.matchAll(NUMBER)].filter(isLeft).map((match) => ({
    at: match.index,
    values: valuesOf(match[0]),
    share: match[0].includes('%'),
  }));
}

/** Which numbers may be said instead of a claim's, or take a part of it. */
const RIVALS: Partial<Record<Quantity, (value: number, claimed: number) => boolean>> = {
  noiseMultiplier: (value) => value >= 0.05 && value <= 50,
  samplingRate: (value) => value > 0 && value < 1,
  steps: (value) => Number.isInteger(value) && value > 1,
  epochs: (value) => Number.isInteger(value) && value > 1,
  batchSize: (value) => Number.isInteger(value) && value > 1,
  recordCount: (value, claimed) => Number.isInteger(value) && value > 1 && value <= claimed,
};
/** What settles a quantity by itself: then what is said of the others changes nothing. */
const SETTLED: Partial<Record<Quantity, Quantity>> = {
  recordCount: 'samplingRate',
  batchSize: 'samplingRate',
  epochs: 'steps',
};

/**
 * Sentences that give a number and take it back, or a part of it: 'sigma of 1.3 was too much, so we lowered it to 0.8', '50,000
 * records, of which 5,000 were held out'. The nearest number that was taken cannot be taken past that.
 */
export function contestedIn(lines: readonly Line[], claims: readonly Claim[]): Misread[] {
  return lines.flatMap(({ number: line, content }) => {
    const own = claims.filter((claim) => claim.line === line);
    if (!isSentence(content) || own.length === 0 || own.some(({ part }) => part !== undefined)) return [];
    return sentencesOf(content).flatMap((sentence): Misread[] => {
      if (!CHANGES.test(plainly(sentence))) return [];
      return leftNumbers(sentence, claims).flatMap(({ at, values, share }): Misread[] => {
        const mayBe = own.filter(
          ({ quantity, value: claimed }) =>
            share || values.some((value) => RIVALS[quantity]?.(value, claimed) ?? false),
        );
        const near = nearestClaim(sentence, at, mayBe);
        if (near === null) return [];
        const { quantity } = near;
        const settled = SETTLED[quantity];
        if (settled !== undefined && claims.some((claim) => claim.quantity === settled)) return [];
        if (RIVALS[quantity] === undefined) return [];
        const reason = 'the sentence changes it, or takes a part of it; write the number that holds';
        return [{ line, text: sentence, reason, quantity, ambiguous: true }];
      });
    });
  });
}

function nearestClaim(sentence: string, at: number, claims: readonly Claim[]): Claim | null {
  let best: { claim: Claim; away: number } | null = null;
  for (const match of sentence.matchAll(NUMBER)) {
    const values = valuesOf(match[0]);
    const claim = claims.find(({ value }) =>
      values.some((each) => Math.abs(each - value) <= 1e-9 * Math.abs(value)),
    );
    const away = Math.abs(match.index - at);
    if (claim && (best === null || away < best.away)) best = { claim, away };
  }
  return best?.claim ?? null;
}

function isUnread(said: string, claims: readonly Claim[]): boolean {
  // what decorates takes away, and brings nothing
  if (!/\d/.test(said) && !SPELT.test(said) && !(SUBJECT.test(said) && CHANGES.test(said))) return false;
  const sentence = plainly(said);
  return (
    leavesNumber(sentence, claims) ||
    SPELT.test(sentence) ||
    (SUBJECT.test(sentence) && CHANGES.test(sentence))
  );
}

const plainly = (sentence: string): string => sentence.replace(SPREAD, '$1').replace(DECORATION, ' ');

/** A number by itself under what shows a result: the output of a notebook's cell. */
const isMetric = (content: string, before: string): boolean =>
  /^[\d.]+%?$/.test(content) && /acc|loss|auc|f1|metric|score|get_epsilon/i.test(before);

/** Comments that speak of the run, and are no code that is switched off. */
export const unreadRemarks = (remarks: readonly Place[], claims: readonly Claim[]): Place[] =>
  remarks.filter(
    ({ text }) =>
      text.split(/\s+/).length > 1 &&
      SUBJECT.test(text) &&
      !/^[\w.]+\s*[=(]/.test(text) &&
      isUnread(text, claims),
  );

/** `lost`: lines of which nothing at all was read. */
export function unreadSentences(
  lines: readonly Line[],
  claims: readonly Claim[],
  lost: ReadonlySet<number>,
): Place[] {
  return lines.flatMap(({ number: line, content, comment }, i) => {
    const before = lines[i - 1]?.content ?? '';
    const said = lost.has(line) ? !NO_SENTENCE.test(content) : isSentence(content);
    const prose = said && !isMetric(content, before) ? sentencesOf(content) : [];
    // a sentence that tells of a run's parts is read for what changes
    const ofParts = claims.some((claim) => claim.line === line && claim.part !== undefined);
    const speaks = isSentence(content) || lost.has(line);
    const left = (sentence: string, of: readonly Claim[]) =>
      (speaks && isWhole(sentence) && speaksOfMechanism(sentence, holdsClaim(sentence, line, of))) ||
      (ofParts
        ? leavesNumber(sentence, of)
        : isUnread(sentence, of) || (lost.has(line) && CHANGES.test(plainly(sentence))));
    const unread = prose.filter((sentence) => left(sentence, claims)).map((text) => ({ line, text }));
    return [...unread, ...unreadRemarks([{ line, text: comment }], claims)];
  });
}
