// Where a place of a text lies: within which brackets, calls, sections and indented blocks, and what those are named.

export interface Scope {
  /** 'evaluation' of 'evaluation:', 'DataLoader' and 'test_loader' of 'test_loader = DataLoader('. */
  names: string[];
  /** The name that a value within is given to: 'batch_size' of 'batch_size=dict('. */
  subject: string | null;
}

interface Block extends Scope {
  indent: number;
}

interface Bracket extends Scope {
  close: string;
}

const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
/** Brackets within brackets that are followed; a configuration has five. */
const DEEPEST = 60;

export class Scopes {
  #blocks: Block[] = [];
  #brackets: Bracket[] = [];

  get depth(): number {
    return this.#brackets.length;
  }

  /** The innermost bracket. */
  get bracket(): Scope | null {
    return this.#brackets.at(-1) ?? null;
  }

  get all(): readonly Scope[] {
    return [...this.#blocks, ...this.#brackets];
  }

  /** A line begins at `indent`: blocks that lie as deep or deeper have ended, unless a bracket is open. */
  begin(indent: number): void {
    if (this.depth === 0) this.#blocks = this.#blocks.filter((block) => block.indent < indent);
  }

  /** '[evaluation]': all that follows, until the next. */
  section(name: string): void {
    this.#blocks = [{ indent: -1, names: [name], subject: name }];
  }

  block(indent: number, name: string, subject: string | null): void {
    this.#blocks.push({ indent, names: [name], subject });
  }

  open(bracket: string, names: string[], subject: string | null): void {
    const close = CLOSES[bracket];
    if (close !== undefined && this.depth < DEEPEST) this.#brackets.push({ close, names, subject });
  }

  /** A bracket that closes nothing closes nothing. */
  close(bracket: string): void {
    const last = this.#brackets.findLastIndex(({ close }) => close === bracket);
    if (last >= 0) this.#brackets = this.#brackets.slice(0, last);
  }
}
