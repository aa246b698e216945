// The name of a number, by what stands around it: a sign, a flag, a call, a list, or the words of a sentence. Pure.
import { namesIn } from '../names/list';
import { CALLS, LOOPS } from '../names/quantities';
import { callBefore, doubtBehind, isCallAt, isListOfSeveral, leftWords, wordsBefore } from './around';
import type { Naming } from './found';
import { lastOf } from './references';
import type { Segment } from './segments';
import { nounBehind, phraseBefore } from './sentence';
import { groupNames, type OpenBracket, type Structure } from './structure';
import type { Token } from './tokens';

const LAW = ['noise_multiplier', 'sample_rate', 'steps'];
const IN_DEFAULT = /^\s*(?:def|func|fn|function|class)\b/;
const CHANGES = new Set(['*=', '/=']);

/**
 * Whether the number that begins at `start` is only compared with a name: `if n != 500` does not say what n is. A program
 * that asserts an equality stops where it fails, so `assert n == 500` says what n is.
 */
function isConditional(text: string, start: number): boolean {
  const sign = /(==|!=|(?<![-=<])[<>]=?)[\s("']*$/.exec(text.slice(0, start))?.[1];
  if (sign === undefined) return false;
  if (sign === '==') return !/^\s*assert\b/.test(text);
  return sign === '!=' || /^\W*(?:if|elif|else\s+if|while|assert|return)\b/.test(text);
}

/** How many words beside a number may be its name. */
const MOST_WORDS = 12;

/** The last number that was named, whose name the next may share. */
interface Previous {
  name: string;
  path: readonly string[];
  of: readonly Token[];
  /** The number's index among `of`. */
  at: number;
}

export class Namer {
  /** The words at the end of the last line, where a sentence may go on. */
  tail: { words: readonly Token[]; line: number } = { words: [], line: 0 };
  previous: Previous | null = null;

  constructor(
    private readonly place: Structure,
    private readonly lines: readonly string[],
  ) {}

  /** The name of number i; null where nothing beside it could be one. `used` holds words that name another number already. */
  name(tokens: readonly Token[], i: number, used: Set<Token>, segment: Segment): Naming | null {
    const named = this.#anyName(tokens, i, used, segment);
    if (named && isConditional(segment.text, (tokens[i] as Token).start)) named.doubt ??= 'condition';
    if (named) this.previous = { name: named.name, path: named.path, of: tokens, at: i };
    return named;
  }

  #anyName(tokens: readonly Token[], i: number, used: Set<Token>, segment: Segment): Naming | null {
    return (
      this.#ahead(tokens, i, used) ??
      this.#nameOf(tokens, i, used, segment) ??
      this.#inherited(tokens, i) ??
      this.#fallback(tokens, i)
    );
  }

  #nameOf(tokens: readonly Token[], i: number, used: Set<Token>, segment: Segment): Naming | null {
    const token = tokens[i] as Token;
    let p = i - 1;
    while (p >= 0 && tokens[p]?.kind === 'open' && !isCallAt(tokens, p)) p--;
    const skipped = i - 1 - p;
    const last = tokens[p];
    const top = this.place.brackets.at(-1);
    const path = this.place.path();
    const back = (n: number) => (n > 0 ? this.place.brackets.slice(0, -n) : this.place.brackets);
    const together = top?.names[top.index];
    if (together) return { name: together, kind: 'sentence', path: [] };
    const isHistory = this.place.brackets.some(({ name }) => lastOf(name) === 'history');
    if (
      isHistory &&
      top &&
      (last?.kind === 'sign' || last?.text === ',' || tokens[i - 1]?.kind === 'open' || i === 0)
    )
      return { name: LAW[top.index] ?? 'history', kind: 'call', path: ['history'] };
    const script = segment.script === '' ? [] : [segment.script];
    if (last?.kind === 'flag') return { name: last.text.replace(/^-+/, ''), kind: 'command', path: script };
    if (last?.kind === 'stop' && last.text === ',' && tokens[p - 1]?.kind === 'flag' && top?.open === '[')
      return { name: (tokens[p - 1] as Token).text.replace(/^-+/, ''), kind: 'command', path: [] };
    if (last?.kind === 'sign') {
      if (tokens[p - 1]?.kind === 'flag')
        return { name: (tokens[p - 1] as Token).text.replace(/^-+/, ''), kind: 'command', path: script };
      const outer = back(skipped).flatMap(groupNames);
      const own = [...this.place.section, ...this.place.levels.map(({ name }) => name), ...outer].filter(
        (name) => name !== '',
      );
      const isCount =
        leftWords(tokens, p).join('') === 'count' &&
        this.place.brackets.some(({ name }) => lastOf(name) === 'SelfComposedDpEvent');
      const words = isCount ? ['steps'] : leftWords(tokens, p);
      if (words.length > 0) {
        const named = this.#labelled(words, own, segment, tokens, p);
        for (const word of tokens.slice(Math.max(0, p - MOST_WORDS), p)) used.add(word);
        const doubt = CHANGES.has(last.text)
          ? 'change'
          : last.text === '+=' || last.text === '-='
            ? null
            : doubtBehind(tokens, i, segment.text);
        if (last.text === '+=' || last.text === '-=')
          return { ...named, name: `${named.name} ${last.text}`, isNameless: true };
        const rest = nounBehind(tokens, i, used, true);
        if (rest && !named.isSentence) for (const word of rest.tokens) used.add(word);
        return { ...named, doubt: named.doubt ?? doubt, rest: rest?.name };
      }
      if (tokens[p - 1]?.kind === 'close') {
        const call = callBefore(tokens, p - 1);
        if (call) return { name: call, kind: 'line', path: own };
      }
    }
    if (
      top?.isCall &&
      /^(?:N|\u{1d4a9}|Normal)$/u.test(top.name) &&
      top.index === 1 &&
      segment.text.includes('oise')
    )
      return {
        name: 'noise standard deviation',
        kind: 'sentence',
        path: [],
        isSquared: /\^2$|²$/.test(token.text),
        doubt: /\^2$|²$/.test(token.text) ? undefined : 'several',
      };
    if (
      top?.isCall &&
      (isCallAt(tokens, i - 1 - Math.max(0, skipped)) ||
        tokens[i - 1]?.kind === 'open' ||
        tokens[i - 1]?.text === ',' ||
        tokens[i - 1]?.kind === 'close' ||
        i === 0)
    ) {
      const called = this.#positional(top, segment);
      if (called) return called;
    }
    const parent = this.place.brackets.at(-2);
    if (top?.open === '[' && parent && lastOf(parent.name) === 'random_split')
      return { name: top.index === 0 ? 'train size' : 'validation size', kind: 'call', path: [] };
    // batch_size = given or 256
    if (
      /^(?:or|oder)$/.test(last?.text ?? '') &&
      tokens[p - 2]?.kind === 'sign' &&
      leftWords(tokens, p - 2).length > 0
    )
      return { name: leftWords(tokens, p - 2).join(' '), kind: 'line', path, doubt: 'default' };
    if (top?.open === '[' && top.name !== '' && !top.isCall)
      return {
        name: top.name,
        kind: 'section',
        path: path.slice(0, -1),
        doubt: isListOfSeveral(tokens, i) ? 'several' : undefined,
      };
    return this.#said(tokens, i, used, segment);
  }

  #labelled(
    words: readonly string[],
    path: readonly string[],
    segment: Segment,
    tokens: readonly Token[],
    sign: number,
  ): Naming {
    const kind = this.place.brackets.some(({ isCall }) => isCall)
      ? 'call'
      : path.length > 0
        ? 'section'
        : 'line';
    // the number in 2*sigma = 4 is not sigma
    const first = tokens[sign - words.length - 1];
    if (first && /^[*/^]$/.test(first.text))
      return {
        name: `${tokens[sign - words.length - 2]?.text ?? ''}${first.text}${words.join(' ')}`,
        kind,
        path,
      };
    if (
      first?.kind === 'number' &&
      words.length <= 1 &&
      tokens[sign - 1]?.start === first.end + 1 &&
      !/[,;]/.test(segment.text.slice(first.end, tokens[sign - 1]?.start))
    )
      return { name: words.join(' '), kind, path };
    const phrase = words.length > 1 ? phraseBefore(words, path) : null;
    const name = phrase?.name ?? words.join(' ');
    const isDefault = IN_DEFAULT.test(segment.text) ? ('default' as const) : undefined;
    return { name, kind, path, before: phrase?.before ?? [], doubt: isDefault, isSentence: words.length > 3 };
  }

  #positional(top: OpenBracket, segment: Segment): Naming | null {
    const call = lastOf(top.name);
    const path = this.place.path().slice(0, -1);
    if (top.title !== '') return { name: top.title, kind: 'call', path };
    const places = CALLS.get(call);
    const place = places === undefined ? undefined : namesIn(places)[top.index];
    if (place !== undefined && place !== '-') return { name: place, kind: 'call', path: [] };
    if (call === 'range' || call === 'seq_len' || call === 'trange') {
      const loop = /\bfor\s*\(?\s*([\p{L}_]\w*)\s+in\b/u.exec(segment.text)?.[1];
      const body = this.lines.slice(segment.line, segment.line + 2).join(' ');
      const counted =
        loop &&
        (LOOPS.get(loop.toLowerCase()) ??
          (/^(?:seed|fold|trial)$/i.test(loop) ? `${loop.toLowerCase()}s` : undefined));
      const said = /epoch/i.test(body) ? 'epochs' : /\bstep\b|\.step\(|update/i.test(body) ? 'steps' : null;
      const name = counted ?? (loop === '_' || loop === 'i' ? said : null);
      return { name: name ?? `range of ${loop ?? 'a loop'}`, kind: 'call', path: [] };
    }
    return top.index <= 3 && call !== ''
      ? { name: call, kind: 'call', path, doubt: top.index > 0 ? 'several' : undefined }
      : { name: call, kind: 'call', path };
  }

  /** A sentence names its numbers by the words on both sides. */
  #said(tokens: readonly Token[], i: number, used: Set<Token>, segment: Segment): Naming | null {
    const path =
      this.place.levels.length > 0 ? this.place.levels.map(({ name }) => name) : [...this.place.section];
    const tail =
      segment.line === this.tail.line + 1 && this.place.brackets.length === 0 ? this.tail.words : [];
    const left = wordsBefore(tokens, i, used, tail);
    const phrase =
      left.words.length > 0
        ? phraseBefore(
            left.words.map(({ text }) => text),
            path,
          )
        : null;
    const isClose = phrase !== null && left.between <= 4;
    const right = nounBehind(tokens, i, used, false);
    const take = (named: Naming, words: readonly Token[]): Naming => {
      for (const word of words) used.add(word);
      return named;
    };
    const kind = 'sentence' as const;
    if (isClose && phrase && (!right || left.between <= 3 || right.isFollowed || !right.isNext)) {
      const own = left.words.slice(-phrase.length);
      return take(
        {
          name: phrase.name,
          kind,
          path,
          before: phrase.before,
          doubt: doubtBehind(tokens, i, segment.text),
          rest: right && left.between > 0 ? right.name : undefined,
        },
        [...own, ...(right && !right.isFollowed && right.name.includes(phrase.name) ? right.tokens : [])],
      );
    }
    if (right) {
      const words = left.words.slice(-2).map(({ text }) => text);
      return take(
        {
          name: right.name,
          kind,
          path: [],
          isBehind: true,
          before: words,
          doubt: doubtBehind(tokens, i, segment.text),
        },
        right.tokens,
      );
    }
    return null;
  }

  /** The name that a number has from the one before it: 0.8, 1.0 and 1.2 share a name. */
  #inherited(tokens: readonly Token[], i: number): Naming | null {
    const { previous } = this;
    if (previous === null || previous.of !== tokens || i - previous.at > MOST_WORDS) return null;
    const between = tokens.slice(previous.at + 1, i);
    const isJoined = between.every(
      ({ kind, text }) =>
        kind === 'stop' ||
        kind === 'sign' ||
        /^(?:or|and|und|oder|to|bis|x|×|[*/±+−-]|instead|rather|than|is|was|now|before|after)$/i.test(text),
    );
    if (!isJoined || between.some(({ text }) => text === '|')) return null;
    return { name: previous.name, kind: 'line', path: previous.path, doubt: 'several' };
  }

  /**
   * The name that stands further on: in `1000 and 500 steps` and `3 x 1000 steps`, the noun behind the second number names the first
   * too. The second number of `batch 500 of 50000` counts all records.
   */
  #ahead(tokens: readonly Token[], i: number, used: Set<Token>): Naming | null {
    const [before, first] = [tokens[i - 2], tokens[i - 1]];
    if (
      first?.text === 'of' &&
      before?.kind === 'number' &&
      /(?:batch|lot)\w*$/i.test(this.previous?.name ?? '')
    )
      return { name: 'records', kind: 'sentence', path: [] };
    const [joint, next] = [tokens[i + 1], tokens[i + 2]];
    if (next?.kind !== 'number' || !/^(?:and|und|or|oder|to|bis|x|×)$/.test(joint?.text ?? '')) return null;
    const known = wordsBefore(tokens, i, used, []);
    if (
      tokens[i - 1]?.kind === 'sign' ||
      tokens[i - 1]?.kind === 'flag' ||
      (known.words.length > 0 &&
        phraseBefore(
          known.words.map(({ text }) => text),
          [],
        ))
    )
      return null;
    const noun = nounBehind(tokens, i + 2, used, false);
    return noun ? { name: noun.name, kind: 'sentence', path: [], doubt: 'several' } : null;
  }

  /** A name for a number that nothing else names: the nearest words of its line. */
  #fallback(tokens: readonly Token[], i: number): Naming | null {
    const before = tokens
      .slice(Math.max(0, i - MOST_WORDS), i)
      .filter(({ kind }) => kind === 'word' || kind === 'flag')
      .slice(-3);
    const after = tokens.slice(i + 1, i + 4).filter(({ kind }) => kind === 'word');
    const words = before.length > 0 ? before : after;
    const last = this.place.brackets.at(-1)?.name ?? '';
    const beside = tokens
      .filter(({ kind }, at) => at !== i && kind !== 'sign' && kind !== 'stop')
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ');
    const name =
      words.map(({ text }) => text).join(' ') || last || (this.place.levels.at(-1)?.name ?? '') || beside;
    return name === '' ? null : { name, kind: 'sentence', path: [], isNameless: true };
  }
}
