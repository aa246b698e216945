// Whether a text says that its batches are Poisson batches: by that name, as a coin of each record's own, or as code that tosses it.
// What is assumed, denied or asked says nothing.
import { isNameOf } from './name';

/** What turns a sentence with the word into none about the run. */
const NOT_SAID =
  /\b(?:assum\w*|not?|never|none|instead|unless|if|whether|believ\w*|treat\w*|would|should|could|as though|pretend\w*|without|todo|nicht|kein\w*|ohne|statt|anstatt|angenommen|Annahme|wäre\w*|falls|pas|sans|suppos\w*|hypothèse)\b|n't\b|\bau lieu\b|[:=]\s*["']?(?:false|no|off|0(?!\.?\d))\b|\?\s*$/iu;
/** 'Poisson sampling (no shuffling)' denies the other. */
const DENIES_OTHER =
  /\b(?:not?|never|without|instead of)\s+(?:a\s+|any\s+)?(?:shuffl\w*|fixed\w*|drop_last|replacement|uniform\w*)/gi;
const OTHERWISE = /\bunless (?:otherwise )?(?:stated|noted|specified|mentioned)(?: otherwise)?/i;
/** The accountant's Poisson is no batch's: within one clause of a sentence. */
const OF_ACCOUNTANT = /\baccount\w*[^,;.()|]{0,60}\bpoisson|\bpoisson[^,;.()|]{0,60}\baccount/i;

const DRAWS = String.raw`(?:sampl|subsampl|batch|\blots?\b|\bdraw|\bselect|stichprobe|\bgezogen|\bzieh|ziehung|échantillon|tirage|\btir[ée]|\blots?\b)`;
const NAMED = new RegExp(
  String.raw`\bpoisson[-_ ]?(?:sub-?)?sampl(?!\w*DpEvent)|\bpoisson[-_ ](?:mini-?)?batch|\bpoisson-?(?:sub-?)?(?:sampl(?!\w*DpEvent)|stichprobe|ziehung|verfahren)|\(poisson\)|^(?!.*\b(?:regress|loss|likelihood|glm))[^:]*\d[\w.%^{}\u2212-]*\s*[,;]\s*poisson\s*(?:[.,;!)]|$)|${DRAWS}(?:[^.;]|\.(?=\d)){0,80}\bpoisson\b(?![-_ ]?(?:regress|loss|nll|process|likelihood|glm|noise|deviance|model|data))|\bUniformWithReplacementSampler\b`,
  'iu',
);

/** What is drawn as one, or is no record. */
const NO_RECORD =
  '(?:step|iteration|round|epoch|batch|minibatch|mini-batch|lot|run|seed|token|pixel|coordinate|neuron|unit|feature|weight|parameter|layer|bit|Schritt|Runde|Epoche|Batch|itération|étape|époque|lot|tour)';
const COIN = new RegExp(
  [
    String.raw`\b(?:each|every)\s+(?!${NO_RECORD}\b)(?:[\p{L}-]+\s+){1,4}?[^.;]{0,50}\b(?:includ|sampl|drawn|select|chosen|pick|taken|enter|join|participat|appear|belong)[^.;]{0,60}\b(?:independent|with (?:an? |the )?(?:[\p{L}-]+ )?probab|at rate)`,
    String.raw`\b(?:each|every)\s+(?!${NO_RECORD}\b)(?:[\p{L}-]+\s+){1,4}?[^.;]{0,50}\bindependent[^.;]{0,60}\b(?:includ|sampl|drawn|select|chosen|pick|taken|enter|join|participat|appear|belong)`,
    String.raw`\b(?:includ|sampl|draw|select|pick|choos)\w* (?:each|every) (?!${NO_RECORD}\b)[^.;]{0,60}\b(?:independent|with (?:an? |the )?(?:[\p{L}-]+ )?probab)`,
    String.raw`\bsampled ([a-z]+) by \1\b`,
    String.raw`\bjede[rsmn]?\s+(?!${NO_RECORD}\b)[^.;]{0,60}(?:unabhängig|mit (?:der |einer )?Wahrscheinlichkeit)[^.;]{0,60}(?:gezogen|gewählt|aufgenommen|enthalten|in (?:den|einen|jeden|das)|landet|gelangt)`,
    String.raw`\bjede[rsmn]?\s+(?!${NO_RECORD}\b)[^.;]{0,60}(?:kommt|gelangt|landet|wird)[^.;]{0,60}(?:unabhängig|mit (?:der |einer )?Wahrscheinlichkeit)`,
    String.raw`\bchaque\s+(?!${NO_RECORD}\b)[^.;]{0,60}(?:tir|inclu|échantillonn|choisi|sélectionn|retenu|entre|rejoint|participe)[^.;]{0,60}(?:indépenda|avec (?:une |la )?probabilité)`,
    String.raw`\bchaque\s+(?!${NO_RECORD}\b)[^.;]{0,60}(?:indépenda)[^.;]{0,60}(?:tir|inclu|échantillonn|choisi|sélectionn|retenu)`,
  ].join('|'),
  'iu',
);
/** Some records more than others, or what is lost rather than drawn. */
const NO_COIN = /\bproportional|\bweighted|\bdropp?(?:ed|out)|\bmask(?:ed|ing)\b|\bflip|\baugment|\bcrop/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])\s+/);

const said = (sentence: string): boolean =>
  !NOT_SAID.test(sentence.replace(DENIES_OTHER, ' ').replace(OTHERWISE, ' ')) &&
  !OF_ACCOUNTANT.test(sentence);

/** Whether a line, or a comment, says so in a sentence or as a setting. */
export const saysPoisson = (content: string): boolean =>
  /poisson|WithReplacement/i.test(content)
    ? sentencesOf(content).some((sentence) => NAMED.test(sentence) && said(sentence)) || tossed(content)
    : tossed(content);

/** Whether a line says that each record has a coin of its own. */
export function tossed(content: string): boolean {
  return /\b(?:each|every|jede|chaque)|\bsampled \w+ by /i.test(content)
    ? sentencesOf(content).some((sentence) => {
        const match = COIN.exec(sentence);
        // what comes after the coin may deny other things
        const upTo = match ? sentence.slice(0, match.index + match[0].length) : '';
        return match !== null && said(upTo) && !NO_COIN.test(sentence);
      })
    : false;
}

const ARGUMENTS = String.raw`((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)`;
/** 'rng.random(n) < q', 'torch.rand(len(data)) <= batch / n', 'rand(n) .< rate'. */
const BELOW = new RegExp(
  String.raw`\b(?:rand|random|random_sample|uniform|runif)\(${ARGUMENTS}\)\s*\.?<=?\s*([\w.]+(?:\s*/\s*(?:len\()?[\w.]+)?)`,
  'g',
);
/** 'bernoulli(key, q, (n,))', 'binomial(1, q, size=n)'. */
const BERNOULLI = new RegExp(String.raw`\b(?:bernoulli|Bernoulli|binomial)\(${ARGUMENTS}\)`, 'g');
const NAME = /[\p{L}_][\w.]*/gu;

/** Whether an expression is the sampling rate: by its name, as batch over records, or as the number that is claimed. */
function isRate(expression: string, rates: readonly number[]): boolean {
  const [over, under] = expression.split('/').map((part) => part.trim());
  if (over === undefined) return false;
  if (under !== undefined) return isNameOf(over, 'batchSize');
  return /^[\d.]/.test(over) ? rates.includes(Number(over)) : isNameOf(over, 'samplingRate');
}

/** Whether a line of code tosses a coin for each of several records, at the sampling rate. `rates`: what is claimed of it. */
export function tossesCoins(content: string, rates: readonly number[]): boolean {
  if (!/rand|unif|ernoulli|binomial/.test(content)) return false;
  const below = [...content.matchAll(BELOW)].some(
    ([, size, threshold]) =>
      // one coin for all is none for each, unless each record of a list asks it
      ((size as string).trim() !== '' || /\bfor\b.+\bif\b/.test(content)) &&
      isRate(threshold as string, rates),
  );
  return (
    below ||
    [...content.matchAll(BERNOULLI)].some(
      ([, inside]) =>
        (inside as string).includes(',') &&
        ((inside as string).match(NAME) ?? []).some((name) => isNameOf(name, 'samplingRate')),
    )
  );
}
