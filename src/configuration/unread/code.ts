// Lines of code that decide how often, with what noise, or on what data a run trains, and that are not followed: loops, conditions,
// data that is made anew, noise of one's own, settings that stand elsewhere. By structure: which functions they are is not asked.
import { asQuantity, meaningOfName } from '../names/name';
import type { Line } from '../text/comments';
import { bodyOf, headOver, loopNames, rangeIn } from '../text/control';
import type { Claim, Place, Quantity } from '../types';
import { OwnLoop } from './ownLoop';
import { DRAWS_NOISE, namesIn, taken } from './taken';

const TRAINS =
  /\btrain\w*\(|\.fit\(|\bdp_?(?:sgd_?)?step\(|\.step\(|\bbackward\(|\brun\w*\(|\bmake_private|\bmain\(|\bexperiment\w*\(/;
/** What a loop over batches runs over. */
const BATCHES = /loader|batch|\bdata|dataset|\bds\b|\bdl\b|train_iter|iterator|\bpbar\b|\bprogress/i;
const CUTS =
  /\bislice\(|\bzip\(\s*range\(|\bcycle\(|\.repeat\(|\bConcatDataset\(|\bconcat(?:enate)?(?:_datasets)?\(\s*\[|\.(?:concatenate|sample)\(|\b\w*(?:data|train|record|sample|row|batch|df|pool|set|X)s?\.append\(|\.filter\(/;
/** What noise is added to piece by piece. */
const PARAMETERS = /param|layer|leaf|leaves|weight|grads?\b|module|tensor|\bzip\(|\.items\(\)/i;
/** What leaves the records what they are. */
const KEEPS =
  /\bmake_private|DataLoader\(|\bprepare\w*\(|\bwrap\w*\(|\.(?:map|prefetch|batch|cache|to|cuda|astype|reshape|with_\w+|set_format|rename_\w+|remove_columns|shuffle|numpy|values|unsqueeze|transpose|normalize|fillna|to_numpy|float|flatten|squeeze)\(|\btqdm\(|\benumerate\(|\/\s*255|\blist\(|\barray\(|\basarray\(|\btensor\(|BatchMemoryManager\(|\bnormali[sz]e\(|\btokeni[sz]e\w*\(|\biter\(/;
const ELSEWHERE =
  /(?:^|\s)--?(?:config\S*|cfg|override\S*|args[-_]file)[\s=]+\S*\.(?:ya?ml|json|toml|ini|cfg|py|gin)\b|^\s*-?\s*(?:include|extends|_base_|inherit\w*|base_config|defaults)\s*[:=]\s*(?!\s*["']?(?:null|none|false|\[\])\b)|^(?:source|include|import)\s+\S+\.(?:sh|env|gin|ya?ml|cfg)\b|\s\$\{?[A-Z_@*]+\}?(?=\s|$)|^<<:\s*\*|\bfrom\s+\w*(?:config|settings|params)\w*\s+import\s+\*/i;
/** A mechanism of the text's own: what it clips, and what it adds noise to, is not followed. */
const OWN_MECHANISM = /\b\w*(?:nois[ey]|clip|privati[sz]e|perturb)\w*\(/i;
/** Calls of libraries that are known, and what computes an ε. */
const KNOWN_CALLS =
  /\b(?:make_private\w*|clipped_grad|gaussian_privatizer|get_noise_multiplier|find_noise_multiplier|\w*(?:compute|calibrate|solve|find|get)\w*nois\w*|noise_multiplier\w*|\w*Noise\w*(?:DpEvent|Accountant|Privacy)\w*|clip_grad_norm_|clip_grad_value_|DPGaussian\w*|np\.clip|torch\.clip|tf\.clip_by_value|jnp\.clip)\(/;
const STATE = /\bload_state_dict\(|\bckpt_path\s*=\s*["']\w|\bload_weights\(/;

/** Whether a line hands the noise to a call, or draws it. */
const handsNoise = (content: string): boolean =>
  DRAWS_NOISE.test(content)
    ? /nois|sigma|σ/i.test(content)
    : /\w\(/.test(content) &&
      !/^(?:def|print|assert)\b/.test(content) &&
      namesIn(content.slice(content.indexOf('('))).some((name) => taken(name, 'noiseMultiplier'));

/** The function of a line that is given the noise; null where there is none. */
function noisyCall(content: string): string | null {
  const [, name, inside] =
    /^(?:[\w.]+\s*=\s*)?((?:\w+\.)*\w*(?:step|update|train|release)\w*)\((.*)\)$/.exec(content) ?? [];
  return name !== undefined && namesIn(inside as string).some((each) => taken(each, 'noiseMultiplier'))
    ? name
    : null;
}

/** Whether a condition holds a run to a length that the text names. */
export const byLength = (condition: string): boolean =>
  namesIn(condition).some(
    (name) =>
      name.length > 1 &&
      !/^(?:step|epoch|iteration)$/.test(name) &&
      taken(name, 'steps', 'epochs', 'targetEpsilon'),
  );

/** 'int(N / BATCH_SIZE)', 'n // args.batch_size' */
function isBatchesOfEpoch(count: string): boolean {
  const bare = /^(?:\w+\.)?(?:int|ceil|floor|round)\((.*)\)$/.exec(count)?.[1] ?? count;
  const [, records, batch] =
    /^((?:\w+\.)*\w+|len\([\w.]*(?:data|train)[\w.]*\))\s*\/\/?\s*((?:\w+\.)*\w+)$/.exec(bare) ?? [];
  if (records === undefined || batch === undefined) return false;
  const own = (name: string) => name.split('.').at(-1) as string;
  return (records.startsWith('len(') || taken(own(records), 'recordCount')) && taken(own(batch), 'batchSize');
}

/** 'opt = DPAdam(params, noise_multiplier=1.0)' */
const NOISY_OPTIMIZER =
  /^(\w+)\s*=\s*(?:\w+\.)*(?:(?:DP|Dp|dp_|Private|Noisy)\w*\(|\w+\(.*\bnoise_multiplier\s*=)/;

class Code {
  readonly #lines: readonly Line[];
  readonly #claims: readonly Claim[];
  readonly #own: OwnLoop;

  constructor(lines: readonly Line[], claims: readonly Claim[]) {
    this.#lines = lines;
    this.#claims = claims;
    this.#own = new OwnLoop(lines, claims);
  }

  /** What lies deeper than a line, and stands on it after its colon. */
  #bodyOf(i: number): string {
    const { indent, content } = this.#lines[i] as Line;
    const end = this.#lines.findIndex((line, j) => j > i && line.indent <= indent);
    const within = this.#lines.slice(i + 1, end < 0 ? undefined : end);
    const own = bodyOf(content);
    return [own === content ? '' : own, ...within.map((line) => line.content)].join('\n');
  }

  #loops(content: string, i: number): boolean {
    if (!/^(?:while|for)\b/.test(content)) return false;
    const body = this.#bodyOf(i);
    const trains = TRAINS.test(body) || body.split('\n').some(handsNoise);
    if (/^while\b/.test(content)) return trains && !byLength(content);
    if (!/^for\s.+\sin\s.*:/.test(content) || !trains) return false;
    const range = rangeIn(content);
    if (range?.count != null) {
      const { name, count } = range;
      // 'for _ in range(1000): accountant.step(...)' is read
      const read = this.#claims.some((each) => each.quantity === 'steps' && String(each.value) === count);
      return !read && !/epoch|^(?:step|iteration|it)$/.test(name) && !this.#isRun(name, count, i);
    }
    if (range) return true;
    return !BATCHES.test(content) && !(PARAMETERS.test(content) && !TRAINS.test(body));
  }

  /** 'if step % 2: continue' */
  #skips(content: string, i: number): boolean {
    if (bodyOf(content) !== 'continue' && content !== 'continue') return false;
    const condition = content === 'continue' ? headOver(this.#lines, i) : content;
    return /%|\b(?:i|t|it|step|epoch|iteration|round)\b/.test(condition);
  }

  /** 'for _ in range(epochs)': the run itself, unless it is run anew for each of something, or within itself. */
  #isRun(name: string, count: string, i: number): boolean {
    const last = /^(?:[\w]+\.)*(\w+)$/.exec(count)?.[1];
    if (/fold|seed|run|trial|rep|model|restart/i.test(name)) return false;
    const over = headOver(this.#lines, i);
    if (last === undefined) return /^for\b.*epoch/i.test(over) && isBatchesOfEpoch(count);
    const again = /^(?:for|while)\b/.test(over) && over.includes(count);
    return !again && taken(last, 'epochs', 'steps', 'stepsPerEpoch');
  }

  #endsEarly(content: string, i: number): boolean {
    if (bodyOf(content) !== 'break' && content !== 'break') return false;
    const condition = content === 'break' ? headOver(this.#lines, i) : content;
    return !byLength(condition);
  }

  #stepsSometimes(content: string, i: number): boolean {
    if (!/\bopt\w*\.step\(\s*\)/.test(content)) return false;
    return /^(?:el)?if\b/.test(content) || /^(?:el)?if\b/.test(headOver(this.#lines, i));
  }

  /** 'data = thin(data)' */
  #makesData(content: string): boolean {
    const [, name, expression] =
      /^(\w*(?:[Dd]ata|DATA|[Tt]rain|TRAIN|[Ll]oader|[Ss]et|[Rr]ecords|[Ss]amples)\w*|[Dd]f\w*|[Xx]\w*)\s*=(?!=)\s*(.+)$/.exec(
        content,
      ) ?? [];
    if (name === undefined || expression === undefined) return false;
    // a layer is called with its 'x', a module of settings with its own name
    const settings = new RegExp(`^${name}\\.[A-Z]\\w*\\(`).test(expression);
    const layers =
      name === 'x' &&
      !/\bx(?:\.i?loc)?\[(?!\s*(?::|\.\.\.)\s*,)|concat|sample|filter|repeat|\btake\(/.test(expression);
    if (settings || layers) return false;
    const itself = new RegExp(`\\b${name}\\b`).test(expression);
    return itself && /[([]/.test(expression) && !KEEPS.test(expression);
  }

  /** 'std = noise_multiplier * max_grad_norm / batch_size', 'torch.normal(0, sigma * C)'. */
  #drawsNoise(content: string): boolean {
    if (/\binit\b|init\.|print|\bassert\b/.test(content)) return false;
    if (DRAWS_NOISE.test(content) && /nois|sigma|σ|clip|grad/i.test(content)) return true;
    const [, key, expression] = /^([\w.]+)\s*=(?!=)\s*(.+)$/.exec(content) ?? [];
    if (key === undefined || expression === undefined || taken(key.split('.').at(-1) as string)) return false;
    if (/[\w)]\s*\(/.test(expression.replace(/\b(?:float|int|sqrt)\(/g, ''))) return false;
    return (
      /[*/]/.test(expression) &&
      namesIn(expression).some((name) => taken(name, 'noiseMultiplier', 'noiseDeviation'))
    );
  }

  /** 'dp_step(actor, sigma)' over 'dp_step(critic, sigma)': noise twice where steps are counted once. */
  #noisesAgain(content: string, i: number): boolean {
    const call = noisyCall(content);
    const indent = this.#lines[i]?.indent ?? 0;
    return (
      call !== null &&
      indent > 0 &&
      this.#lines.some(
        (line, j) =>
          j !== i &&
          line.indent === indent &&
          noisyCall(line.content) === call &&
          headOver(this.#lines, j) === headOver(this.#lines, i),
      )
    );
  }

  /** 'opt_b.step()' beside 'opt_a.step()', each with noise of its own. */
  #stepsBoth(content: string): boolean {
    const name = /^(\w+)\.step\(/.exec(bodyOf(content))?.[1];
    if (name === undefined) return false;
    const noisy = this.#lines.flatMap((line) => NOISY_OPTIMIZER.exec(line.content)?.[1] ?? []);
    return noisy.indexOf(name) > 0 && noisy[0] !== name;
  }

  /** 'train(T); train(T)': the same call that trains, twice. */
  #trainsAgain(content: string): boolean {
    const calls = content.match(/\b(?:\w*train\w*|\w*\.fit|run\w*)\([^()]*\)/g) ?? [];
    return calls.some(
      (call) =>
        !/def |eval|test/.test(content) &&
        this.#lines.reduce((count, line) => count + line.content.split(call).length - 1, 0) > 1 &&
        !/\.train\(/.test(call),
    );
  }

  #changes(content: string): boolean {
    const [, name, by] = /^([A-Za-z_][\w.]*)\s*(?:\*\*|\/\/|[*/+-])=\s*([^=].*)$/.exec(bodyOf(content)) ?? [];
    if (name !== undefined) return !/^[01]$/.test(by as string) && taken(name.split('.').at(-1) as string);
    const defined = /^def\s+(\w+)/.exec(content)?.[1];
    return defined !== undefined && taken(defined);
  }

  /** Without the variables of a shell that the text itself sets. */
  #withoutSet(content: string): string {
    return content.includes('$')
      ? content.replace(/\$\{?(\w+)\}?/g, (variable, name: string) =>
          this.#lines.some((line) => new RegExp(`(?:^|[\\s;])${name}=\\S`).test(line.content))
            ? ''
            : variable,
        )
      : content;
  }

  unread(): Place[] {
    return this.#lines.flatMap(({ number: line, content }, i) => {
      const unread =
        this.#loops(content, i) ||
        this.#endsEarly(content, i) ||
        this.#skips(content, i) ||
        this.#stepsSometimes(content, i) ||
        this.#makesData(content) ||
        (this.#drawsNoise(content) && !this.#own.follows(i)) ||
        this.#changes(content) ||
        this.#trainsAgain(content) ||
        this.#noisesAgain(content, i) ||
        this.#stepsBoth(content) ||
        this.#own.ofBatch(i) ||
        (OWN_MECHANISM.test(content.replace(KNOWN_CALLS, '')) &&
          !/^(?:def|class|print|from|import)\b/.test(content) &&
          !this.#own.clips(i)) ||
        (CUTS.test(content) && !/test|val|eval/i.test(content)) ||
        ELSEWHERE.test(this.#withoutSet(content)) ||
        STATE.test(content);
      return unread ? [{ line, text: content }] : [];
    });
  }
}

/** Lines of code that may change the noise, the batches, the data or the length of the run. */
export const unreadCode = (lines: readonly Line[], claims: readonly Claim[]): Place[] =>
  new Code(lines, claims).unread();

/** Quantities that a loop, or a list of one line, gives several values to. */
export function swept(content: string): Quantity[] {
  return loopNames(content).flatMap((name) => {
    const meaning = name.length > 1 || /[σδε]/.test(name) ? asQuantity(meaningOfName(name)) : null;
    if (meaning === null) return [];
    const moves = meaning.quantity === 'epochs' || meaning.quantity === 'steps';
    return meaning.standing === 'taken' && !moves ? [meaning.quantity] : [];
  });
}
