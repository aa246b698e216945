// What Opacus made private, and what the loops then train with: the loader that make_private returned, and its optimizer, or others.
import type { Line } from '../text/comments';
import type { OtherMechanism } from '../types';
import { namesIn } from './taken';

const TARGETS = /(?:^[ \t]*([\w., \t]+?)|\(\s*([\w.,\s]+?),?\s*\))[ \t]*=[ \t]*[\w.()]*\bmake_private\w*\(/gm;
const OPTIMIZER =
  /^(\w+)\s*=\s*[\w.]+\(\s*(?:params\s*=\s*)?(?:filter\([^,]*,\s*)?([A-Za-z_]\w*)(?:\.\w+)*\.parameters\(\)/;
const TRAINS = /\.backward\(|\bopt\w*\.step\(/;
/** Batches that are Poisson batches without make_private, or refused by another sign. */
const OTHERWISE = /UniformWithReplacementSampler|DPDataLoader|poisson_sampling\s*=\s*False|\bernoulli\(/;

const last = (name: string): string => name.trim().split('.').at(-1) as string;

interface Made {
  /** Where in the lines its call begins. */
  at: number;
  model: string;
  optimizer: string;
  loader: string;
  given: { module: string | null; optimizer: string | null; loader: string | null };
}

interface Loop {
  at: number;
  over: readonly string[];
}

class PrivateLoops {
  readonly #lines: readonly Line[];
  readonly #made: readonly Made[];

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    const text = lines.map(({ content }) => content).join('\n');
    this.#made = [...text.matchAll(TARGETS)].flatMap((match) => {
      const names = (match[1] ?? match[2] ?? '').split(',').map(last);
      const end = match.index + match[0].length;
      const call = text.slice(end, end + 800);
      const given = (argument: string) => {
        const name = new RegExp(String.raw`\b${argument}\s*=\s*([\w.]+)\s*[,)\n]`).exec(call)?.[1];
        return name === undefined ? null : last(name);
      };
      const [model, optimizer] = names;
      if (names.length < 3 || names.length > 4 || model === undefined || optimizer === undefined) return [];
      const at = text.slice(0, end).split('\n').length - 1;
      const loader = names.at(-1) as string;
      const of = { module: given('module'), optimizer: given('optimizer'), loader: given('data_loader') };
      return [{ at, model, optimizer, loader, given: of }];
    });
  }

  /** Loops over batches that train, of the program itself or on what a function is not given. */
  #loops(): Loop[] {
    return this.#lines.flatMap(({ content, indent }, at): Loop[] => {
      const over = /^for\s+.+?\s+in\s+(.*):/.exec(content)?.[1];
      if (over === undefined || /\brange\(|parameters\(/.test(over)) return [];
      const end = this.#lines.findIndex((line, j) => j > at && line.indent <= indent);
      const body = this.#lines.slice(at + 1, end < 0 ? undefined : end);
      if (!body.some((line) => TRAINS.test(line.content))) return [];
      const within = this.#lines.findLast(
        (line, j) => j < at && line.indent < indent && /^def\b/.test(line.content),
      );
      const parameters = within && indent > 0 ? namesIn(within.content) : [];
      const names = namesIn(over);
      return names.some((name) => parameters.includes(name)) ? [] : [{ at, over: names }];
    });
  }

  /** Loops over a loader that is not the private one. */
  #rawBatches(): OtherMechanism[] {
    if (this.#lines.some(({ content }) => OTHERWISE.test(content))) return [];
    const loops = this.#loops();
    return this.#made.flatMap(({ at, loader, given }): OtherMechanism[] => {
      const raw = given.loader !== null && given.loader !== loader ? given.loader : null;
      const named = new RegExp(String.raw`\b${loader}\b`);
      const used = loader !== '_' && this.#lines.some(({ content }, i) => i > at && named.test(content));
      if (loader.startsWith('_') && !used) return [this.#other(at, 'once-per-epoch')];
      const loop = loops.find((each) => each.at > at && ((raw !== null && each.over.includes(raw)) || !used));
      return loop ? [this.#other(loop.at, 'once-per-epoch')] : [];
    });
  }

  /** An optimizer of the same model that make_private never saw, and that steps after it. */
  #rawSteps(): OtherMechanism[] {
    const first = this.#made[0];
    const end = this.#made.at(-1);
    if (!first || !end) return [];
    const models = new Set(this.#made.flatMap(({ model, given }) => [model, given.module]));
    const wrapped = new Set(this.#made.flatMap(({ optimizer, given }) => [optimizer, given.optimizer]));
    return this.#lines.flatMap(({ content }, i): OtherMechanism[] => {
      const [, name, model] = OPTIMIZER.exec(content) ?? [];
      if (name === undefined || !models.has(model as string)) return [];
      if (wrapped.has(name) && i < end.at) return [];
      const step = new RegExp(String.raw`\b${name}\.step\(`);
      const at = this.#lines.findIndex((line, j) => j > Math.max(i, first.at) && step.test(line.content));
      return at < 0 || this.#onPublic(at) ? [] : [this.#other(at, 'not-private')];
    });
  }

  /** Whether the loop of a line runs over data that its name calls public. */
  #onPublic(at: number): boolean {
    const { indent } = this.#lines[at] as Line;
    const head = this.#lines.findLast(
      (line, j) => j < at && line.indent < indent && /^for\b/.test(line.content),
    );
    return head !== undefined && /public|proxy|synth/i.test(head.content);
  }

  #other(at: number, id: OtherMechanism['id']): OtherMechanism {
    const { number: line, content: text } = this.#lines[at] as Line;
    return { line, text, id };
  }

  others(): OtherMechanism[] {
    return [...this.#rawBatches(), ...this.#rawSteps()];
  }
}

export const privateLoopsOtherwise = (lines: readonly Line[]): OtherMechanism[] =>
  lines.some(({ content }) => content.includes('make_private')) ? new PrivateLoops(lines).others() : [];
