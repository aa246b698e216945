// Training loops that clip and draw noise by themselves: which of their lines are DP-SGD as the numbers of the text say it, and which
// certainly are not. What is neither stays unread.
import type { Line } from '../text/comments';
import { bodyOf } from '../text/control';
import { type Expression, expressionOf } from '../text/expression';
import type { Claim, OtherMechanism } from '../types';
import { OwnNoise } from './ownNoise';
import { DRAWS_NOISE, namesIn, taken } from './taken';

const LOOP = /^(?:async\s+)?(?:for|while)\b/;
const CONDITION = /^(?:el)?if\b|^else\b|^except\b/;
/** Conditions under which every step of a private run, and every gradient there is, has its noise. */
const HARMLESS =
  /^if\s+(?:(?:[\w.]+\.)?grad\s+is\s+not\s+None|[\w.]+\.requires_grad|__name__\s*==.*|(?:[\w]+\.)*(?:private|dp|use_dp|enable_dp|noise_multiplier|sigma)(?:\s*(?:>|!=)\s*0(?:\.0*)?)?)\s*:/;
const HARMLESS_SKIP = /\bgrad\s+is\s+None|\bnot\s+[\w.]+\.requires_grad|\blen\(|\bnumel\(|\bsize\b/;
/** A part of the parameters: 'params[:2]', 'model.head.parameters()'. */
const PART = /\[[^\]]*[:\d][^\]]*\]|\b(?!self\b)\w+\.\w+\.(?:named_)?parameters\(/;
/** Gradients of records, and no sum of them. */
const EACH = /sum|per_?(?:sample|example|record)|rows?(?:\b|_)|each|sample|example|record|individual/i;
const TOGETHER = /batch|mean|avg|average|total|global/i;
const LAPLACE = /\blaplace\w*(?:\.(?:sample|rsample|rvs))?\(/i;
const CLIPS_GRADIENTS = /\b(?:clip_grad_norm_?|clip_grads_with_norm_)\(/;
const SEEDS =
  /\b(?:manual_seed(?:_all)?|set_seed|set_random_seed|seed_everything|random\.seed|set_rng_state|PRNGKey|default_rng|random\.key|RandomState)\(([^()]*)\)/;
/** '5.0 / norms', 'norms / 5.0': what a gradient's norm is held against. */
const AGAINST_NORM =
  /(?<![\w.])(\d[\d.]*(?:e\d+)?)\s*\/\s*\(?\s*\w*norms?\b|\b\w*norms?\)?\s*\/\s*(\d[\d.]*(?:e\d+)?)(?![\w.])/;

/** The gradient of a batch, unless the text goes through its records. */
const GRADIENT = /\b(?:autograd\.grad|(?:jax\.)?value_and_grad|jax\.grad|tape\.gradient)\(/;
const OF_RECORDS =
  /vmap|per_?(?:sample|example|record)|\beach\b|row|jacobian|GradSample|\bfor\s+\(?\w+(?:\s*,\s*\w+)*\)?\s+in\s+(?:zip\()?(?:\w*batch|lot|records|samples|examples|idx|range\(len)/i;

export class OwnLoop {
  readonly #lines: readonly Line[];
  readonly #size: OwnNoise;
  readonly #norms: ReadonlySet<number>;
  /** Where noise is drawn for gradients. */
  readonly #draws: readonly number[];
  readonly #byHand: boolean;

  constructor(lines: readonly Line[], claims: readonly Claim[]) {
    this.#lines = lines;
    this.#size = new OwnNoise(lines, claims);
    this.#norms = new Set(
      claims.flatMap(({ quantity, value }) => (quantity === 'clippingNorm' ? [value] : [])),
    );
    this.#draws = lines.flatMap(({ content }, i) =>
      DRAWS_NOISE.test(content) &&
      /nois|sigma|\u03c3|clip|grad|\bg\b/i.test(content) &&
      !/\binit\b|init\.|print|\bassert\b/.test(content)
        ? [i]
        : [],
    );
    this.#byHand =
      this.#draws.length > 0 &&
      !lines.some(({ content }) => /\bmake_private|\.attach\(|DPKeras|DPOptimizer/.test(content));
  }

  /** Lines that the line at `i` lies within, the innermost first. */
  #heads(i: number): number[] {
    const heads: number[] = [];
    let indent = this.#lines[i]?.indent ?? 0;
    for (let j = i - 1; j >= 0 && indent > 0; j--) {
      const line = this.#lines[j] as Line;
      if (line.indent >= indent) continue;
      indent = line.indent;
      heads.push(j);
    }
    return heads;
  }

  #content(i: number): string {
    return this.#lines[i]?.content ?? '';
  }

  /** Whether every step, and every gradient, has what the line at `i` draws. */
  #always(i: number): boolean {
    const heads = this.#heads(i).map((j) => [j, this.#content(j)] as const);
    if (
      heads.some(
        ([, head]) => (CONDITION.test(head) && !HARMLESS.test(head)) || (LOOP.test(head) && PART.test(head)),
      )
    )
      return false;
    // drawn once, and used in all steps
    const within = heads.some(([, head]) => LOOP.test(head) || /^(?:async\s+)?def\b/.test(head));
    if (!within && this.#lines.some(({ content }) => LOOP.test(content))) return false;
    const loop = heads.find(([, head]) => LOOP.test(head))?.[0] ?? i;
    return !this.#lines.slice(loop + 1, i).some(({ content }, j) => {
      const at = loop + 1 + j;
      const condition = content === 'continue' ? this.#content(this.#heads(at)[0] ?? at) : content;
      return bodyOf(content) === 'continue' && !HARMLESS_SKIP.test(condition);
    });
  }

  /** Whether the noise that a line draws is itself scaled on another line, or drawn from one key again and again. */
  #usedOtherwise(i: number): boolean {
    const content = this.#content(i);
    const name = /^(\w+)\s*=(?!=)/.exec(content)?.[1];
    const key = /\bnormal\(\s*(\w*key\w*|rng\w*)\s*,/.exec(content)?.[1];
    const fresh =
      key === undefined ||
      this.#lines.some((line) =>
        new RegExp(String.raw`\b${key}\b.*(?:=|\bin\b).*(?:split|fold_in|next|keys|zip)`).test(line.content),
      );
    if (!fresh) return true;
    if (name === undefined) return false;
    const scaled = new RegExp(String.raw`\b${name}\b\s*[*/]|[*/]\s*${name}\b|\b${name}\.(?:mul|div)`);
    const summed = this.#addsToSum(content);
    return this.#lines.some(
      (line, j) =>
        j !== i &&
        scaled.test(line.content) &&
        !/^\w*\s*=.*\bnormal/.test(line.content) &&
        // what is done with a sum that has its noise, and what clips before it has
        !(summed && (j > i || this.#isClipFactor(line.content))),
    );
  }

  /** 'g = g + noise': what the line names is the noisy sum, and not the noise. */
  #addsToSum(content: string): boolean {
    const right = /^\w+\s*=(?!=)\s*(.+)$/.exec(content)?.[1];
    const expression = right === undefined ? null : expressionOf(right);
    return (
      expression?.kind === 'sum' &&
      expression.terms.some(
        (term) => term.kind === 'name' || (term.kind === 'call' && /sum\w*$/i.test(term.name)),
      )
    );
  }

  /** 'g * scale[:, None]' after 'scale = (C / norms).clamp(max=1)'. */
  #isClipFactor(content: string): boolean {
    const clips = (written: string) =>
      /norm/i.test(written) &&
      /\b(?:clamp|clip|minimum|min|maximum|max)\w*\(/.test(written) &&
      namesIn(written).some((name) => taken(name, 'clippingNorm'));
    if (clips(content)) return true;
    const own = /^\w+/.exec(content)?.[0];
    return namesIn(content.replace(/^.*?=/, '')).some(
      (name) =>
        name !== own &&
        this.#lines.some(
          (line) => new RegExp(String.raw`^${name}\s*=(?!=)`).test(line.content) && clips(line.content),
        ),
    );
  }

  /** Whether the line at `i` draws, or names, noise of size \u03c3C, for every gradient of every step. */
  follows(i: number): boolean {
    const content = this.#content(i);
    if (!this.#draws.includes(i)) return this.#size.isSize(content);
    return (
      this.#draws.length === 1 &&
      this.#size.drawn(content) === 'right' &&
      this.#always(i) &&
      !/^[\w.]+\[[^\]]*[:\d]/.test(content) &&
      !this.#usedOtherwise(i)
    );
  }

  /** What the call of a line that clips is given for a norm: 'C', another number, or null. */
  #clipsTo(i: number): 'C' | number | null {
    const content = this.#content(i);
    const written = /^(?:[\w.,\s]+=\s*)?([\w.]*(?:clip|sum)\w*\(.*\))$/i.exec(content)?.[1];
    const call = written === undefined ? null : clipIn(expressionOf(written));
    if (call === null) return null;
    const norms = call.values.flatMap(({ name, value }): ('C' | number)[] => {
      if (
        value.kind === 'number' &&
        (name === null || taken(name, 'clippingNorm') || /norm|clip|bound|^c$/i.test(name))
      )
        return this.#norms.has(value.value) ? ['C'] : [value.value];
      if (value.kind === 'name' && isNorm(value)) return ['C'];
      if (value.kind !== 'product' || value.divisors.length > 0 || !value.factors.some(isNorm)) return [];
      const numbers = value.factors.flatMap((each) => (each.kind === 'number' ? [each.value] : []));
      const times = numbers.reduce((all, each) => all * each, 1);
      return numbers.length + 1 === value.factors.length ? [times === 1 ? 'C' : times] : [];
    });
    return norms.length === 1 ? (norms[0] as 'C' | number) : null;
  }

  /** Whether the line at `i` clips the gradients of records to C. */
  clips(i: number): boolean {
    const content = this.#content(i);
    const name = /\b(\w*clip\w*)\(/i.exec(content)?.[1] ?? '';
    return (
      this.#norms.size === 1 &&
      EACH.test(content.replace(/^.*?=/, '')) &&
      !TOGETHER.test(name) &&
      this.#clipsTo(i) === 'C'
    );
  }

  /** Why no number of the text is the noise over C; null where nothing certainly is against it. */
  breaks(i: number): string | null {
    if (!this.#byHand) return null;
    const content = this.#content(i);
    if (this.#draws.includes(i)) {
      const ofGradients =
        /grad|\bg\b/i.test(content) || namesIn(content).some((name) => taken(name, 'clippingNorm'));
      if (ofGradients && this.#size.drawn(content) === 'other')
        return 'the noise that is drawn here is not σ times the clipping norm; write σ over C';
    }
    if (this.#seeds(i)) return 'the same seed draws the same noise again; seed once, before the loop';
    if (this.#norms.size !== 1) return null;
    const against = /\b(?:min|max|minimum|maximum|clamp\w*|clip\w*|where)\b/.test(content)
      ? AGAINST_NORM.exec(content)
      : null;
    const literal = against ? Number(against[1] ?? against[2]) : null;
    const named = namesIn(content).some((name) => taken(name, 'clippingNorm'));
    const other = literal !== null && !named && !this.#norms.has(literal) ? literal : this.#clipsTo(i);
    return typeof other === 'number' && other !== 1e-6
      ? 'it clips at another number than the clipping norm; write σ as the noise over the number that is clipped at'
      : null;
  }

  /** Whether a line takes the gradient of a whole batch, which is then clipped. */
  ofBatch(i: number): boolean {
    return (
      this.#byHand &&
      GRADIENT.test(this.#content(i)) &&
      !this.#lines.some(({ content }) => OF_RECORDS.test(content))
    );
  }

  /** Mechanisms that the loop runs in place of DP-SGD. */
  others(): OtherMechanism[] {
    return this.#lines.flatMap(({ number: line, content: text }, i): OtherMechanism[] => {
      if (this.#byHand && this.ofBatch(i) && /\bmean\(/.test(text))
        return [{ line, text, id: 'batch-clipped' }];
      if (this.#byHand && CLIPS_GRADIENTS.test(text) && this.#clipsBatch(i))
        return [{ line, text, id: 'batch-clipped' }];
      if (!LAPLACE.test(text) || /^(?:def|from|import|class)\b/.test(text)) return [];
      const ofGradients =
        /grad|\bg\b/i.test(text) ||
        namesIn(text).some((name) => taken(name, 'noiseMultiplier', 'clippingNorm'));
      return ofGradients ? [{ line, text, id: 'laplace' }] : [];
    });
  }

  /** Whether noise is drawn as often as the line at `i` clips: where records are clipped, it is drawn once for many of them. */
  #clipsBatch(i: number): boolean {
    const loop = this.#heads(i).find(
      (j) => LOOP.test(this.#content(j)) || /^(?:async\s+)?def\b/.test(this.#content(j)),
    );
    // of a snippet without its loop
    if (loop === undefined)
      return (this.#lines[i]?.indent ?? 0) === 0 && this.#draws.some((draw) => draw > i);
    return this.#draws.some((draw) => draw > i && this.#heads(draw).includes(loop));
  }

  /** 'torch.manual_seed(0)' within a loop that draws noise, with nothing in it that the loop changes. */
  #seeds(i: number): boolean {
    const seed = SEEDS.exec(this.#content(i))?.[1];
    if (seed === undefined || seed.trim() === '') return false;
    const loops = this.#heads(i).filter((j) => LOOP.test(this.#content(j)));
    const [loop] = loops;
    if (
      loop === undefined ||
      namesIn(seed).some((name) => !/^[A-Z_]+$|^seed$|^(?:args|cfg|config)$/.test(name))
    )
      return false;
    const changing = loops.map((j) => /^for\s+(.+?)\s+in\b/.exec(this.#content(j))?.[1] ?? '').join(' ');
    if (namesIn(seed).some((name) => namesIn(changing).includes(name))) return false;
    return this.#draws.some((draw) => this.#heads(draw).includes(loop));
  }
}

/** The call that clips, be it summed at once: 'sum(clip(grad(x), C) for x in batch)'. */
function clipIn(expression: Expression | null): Extract<Expression, { kind: 'call' }> | null {
  if (expression?.kind !== 'call') return null;
  if (/clip\w*$/i.test(expression.name)) return expression;
  const [only, more] = expression.values;
  return /(?:^|\.)(?:sum|colSums)$/.test(expression.name) && only && !more ? clipIn(only.value) : null;
}

const isNorm = (value: Expression): boolean =>
  value.kind === 'name' && taken(value.name.split('.').at(-1) as string, 'clippingNorm');
