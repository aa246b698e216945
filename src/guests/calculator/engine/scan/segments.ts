// Cuts the lines of a text into segments: those that are in force, and those in comments, quotations or struck out. Pure.

/** One line of the text, or a part of it that is in force or that is not. */
export interface Segment {
  /** The segment's beginning, in UTF-16 units of the whole text. */
  start: number;
  text: string;
  /** Beginning of the segment's line, in the same units. */
  lineStart: number;
  /** Number of the segment's line, counted from 1. */
  line: number;
  /** Whether the segment is in force, so that its numbers may be taken. */
  active: boolean;
  /** The command or fenced block that the segment belongs to, counted from 1; 0 outside of all. */
  command: number;
  /** The program of the segment's command if it trains nothing ('eval.py'), else ''. */
  script: string;
}

const LINE_REMARK = /^\s*(?:#(?!\s*%%)|\/\/|;|%|>(?!>)|\\?rem\s|REM\s|--\s)/;
/** The start of a comment within a line: #, //, %, or the opening of a comment of C or HTML. */
const REST_REMARK =
  /(?:#(?<=\s#)|\/\/(?<=(?:^|[,;{}[(]|\s)\/\/)(?=\s*\p{L}[^=*/]*\s)(?!\s*\p{L}[\w.]*\s*[;)])|%(?<=[^\d\s]\s{1,9}%)(?=\s)|\/\*|<!--)/u;
const SPANS = [
  /~~[\s\S]*?~~/g,
  /<!--[\s\S]*?-->/g,
  /\/\*[\s\S]*?\*\//g,
  /"""[\s\S]*?"""/g,
  /'''[\s\S]*?'''/g,
];
/** A string literal of code or JSON; one with spaces in it is text for people and sets no number. */
const SPOKEN = /(?<=^|[\s([{=,:])(["'])(?!\1)((?:\\.|(?!\1)[^\\])*)\1(?=$|[\s)\]},:;])/g;
const CELL = /^\s*["'](.*?)(?:\\n)?["']\s*,?\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const NEW_COMMAND =
  /^\s*(?:\$\s+)?(?:[A-Z_]+=\S+\s+)*(?:srun\s+|nohup\s+|sudo\s+|uv run\s+|time\s+)?(?:python[\d.]*|torchrun|accelerate|deepspeed|flwr|papermill|bash|sh|\.\/)[\s/]|^\s*(?:\$\s+)?[\w./-]+(?:\s+\S+)*?\s--?[a-z]/i;

const NO_TRAINING =
  /(?:^|[/_.-])(?:eval\w*|test|predict\w*|infer\w*|generat\w*|sample|attack|audit)(?=[/_.-])(?!.*train)/;
const SCRIPT = /([\w./-]+\.(?:py|sh|R|jl))\b|\s-m\s+([\w.]+)/;

/** 1 at each position of the text that is struck out or in a comment or docstring over several lines, else 0. */
function silentIn(text: string): Uint8Array {
  const silent = new Uint8Array(text.length);
  for (const span of SPANS)
    for (const { index, 0: hit } of text.matchAll(span)) silent.fill(1, index, index + hit.length);
  return silent;
}

const isNotebook = (text: string): boolean => /^\s*\{/.test(text) && /"cells"\s*:/.test(text);

/** The segments in order. Every character of the text but the ends of lines is in exactly one of them. */
export function segmentsIn(text: string): Segment[] {
  const silent = silentIn(text);
  const notebook = isNotebook(text);
  const all: Segment[] = [];
  let start = 0;
  let command = 0;
  let inFence = false;
  let continues = false;
  let fences = 0;
  let script = '';
  for (const [i, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) {
      inFence = !inFence;
      if (inFence) command = ++fences;
      else command = 0;
    } else if (!inFence && !continues) {
      command =
        NEW_COMMAND.test(line) && !/^\s*(?:#|\/\/|;|%)/.test(line) && /\s--?[a-z]/i.test(line) ? ++fences : 0;
    }
    if (!inFence && command === 0) script = '';
    else if (!continues && !/^\s*#/.test(line)) {
      const run = SCRIPT.exec(line)
        ?.slice(1)
        .find((name) => name !== undefined);
      if (run !== undefined) script = NO_TRAINING.test(run) ? run : '';
      else if (!inFence) script = '';
    }
    continues = /\\\s*$/.test(line);
    const push = (from: number, to: number, active: boolean) => {
      if (to > from)
        all.push({
          start: start + from,
          lineStart: start,
          text: line.slice(from, to),
          line: i + 1,
          active,
          command,
          script,
        });
    };
    if (LINE_REMARK.test(line) && !/^\s*>>/.test(line) && !/^\s*--\w/.test(line)) push(0, line.length, false);
    else cut(line, start, silent, notebook, push);
    start += line.length + 1;
  }
  return all;
}

function cut(
  line: string,
  start: number,
  silent: Uint8Array,
  notebook: boolean,
  push: (from: number, to: number, active: boolean) => void,
): void {
  const inactive = new Uint8Array(line.length);
  for (let at = 0; at < line.length; at++) inactive[at] = silent[start + at] ?? 0;
  const isCell = notebook && CELL.test(line);
  if (!isCell && /[=:({[]/.test(line))
    for (const { index, 0: hit } of line.matchAll(SPOKEN))
      if (/\s/.test(hit) && !/^.--/.test(hit)) inactive.fill(1, index, index + hit.length);
  const rest = REST_REMARK.exec(line);
  if (rest && !inactive[rest.index]) inactive.fill(1, rest.index);
  let from = 0;
  for (let at = 1; at <= line.length; at++) {
    if (at < line.length && inactive[at] === inactive[from]) continue;
    push(from, at, inactive[from] === 0);
    from = at;
  }
}
