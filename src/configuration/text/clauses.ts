// Sentences that tell of a run's parts one after another: '1000 steps with sigma 1, then 500 steps with sigma 0.8'. Cuts their lines
// at what begins the next part. Knows no meaning but of words for time; whether the parts are such is for their claims to show.
import type { Line } from './comments';

/** What begins the next part. */
const NEXT = String.raw`(?:[,;]\s*)?\b(?:and\s+)?(?:then|followed by|afterwards|after that|thereafter|subsequently|dann|danach|anschließend|gefolgt von)\b[,:]?`;
/** 'and sigma 0.8 for the remaining 500 steps' */
const REST = String.raw`,?\s+(?:and|but)\s+(?=(?:[^,;.]|\.\d){0,60}\b(?:remaining|rest|next|last|following|other)\b[^,;.]{0,20}\b(?:steps|epochs|iterations|updates)\b)`;
const UNIT = `(?:steps|epochs|iterations|updates|Schritten?|Epochen|Iterationen)`;
const LAST = `(?:remaining|next|last|final|following|other|verbleibenden|restlichen|letzten|nächsten)`;
/** ', the last 500 steps with σ 0.7', ' and 0.8 for the remaining 5' */
const LATER = String.raw`[,;]\s*(?=(?:and\s+|und\s+)?(?:(?:for|in|over|during|für|in)\s+)?(?:the\s+|die\s+|den\s+)?${LAST}\s+\d[\d,]*\s+${UNIT}\b)|,?\s+(?:and|but|und)\s+(?=(?:[^,;.]|\.\d){0,30}\b${LAST}\s+\d[\d,]*\s*(?:[.,;]|$))`;
/** ': first 10 epochs with σ 1.1' after what is of all parts. */
const FIRST = String.raw`[,:;]\s+(?:and\s+|und\s+)?(?:(?:for|in|during|für|in)\s+)?(?:the\s+|die\s+|den\s+)?(?:first|ersten|zuerst|zunächst)\s+(?=\d)`;
/** 'Phase 2:' */
const LABEL = String.raw`\b(?:phase|stage|segment|part)\s+(?:\d|one|two|three|four|i{1,3}|iv|[ab])\s*[:)–-]`;
const UNITS = new RegExp(String.raw`\b${UNIT}\b`, 'iu');
const END = String.raw`[.;!?]\s+|[.!?]$`;
const MARK = new RegExp(
  `(?<label>${LABEL})|(?<first>${FIRST})|(?<next>${NEXT}|${REST}|${LATER})|(?<end>${END})`,
  'giu',
);
/** 'then 5 with σ 0.8', 'the remaining 5': so many of what is counted before. */
const BARE = new RegExp(
  String.raw`^((?:(?:for|in|during|für)\s+)?(?:(?:the|another|die|weitere)\s+)?(?:(?:first|${LAST})\s+)?)(\d[\d,]*)\s+(?=(?:with|at|using|under|on|more|mit|bei)\b)|(\b${LAST}\s+)(\d[\d,]*)(?=\s*[.,;]?\s*$)`,
  'iu',
);
/** '0.8 for the remaining 5 epochs': of what is named before. */
const UNNAMED = new RegExp(
  String.raw`^(?=\d*[.,]?\d+\s+(?:for|in|during|over|für|in)\s+(?:the\s+|die\s+|den\s+)?${LAST}\b)`,
  'iu',
);
const NAMED =
  /(σ|\\sigma|sigma|noise[- ]multiplier|noise[- ]scale|batch[- ]size|lot[- ]size|sampling[- ]rate|Rauschfaktor|Batch-?größe)\s*(?:=|of|:|von|at)?\s*[\d.]/iu;
/** How long a part is: without it there is none. */
const LENGTH =
  /\d\s?[kKM]?\s+(?:[a-z-]+\s+)?(?:steps|epochs|iterations|updates|Schritten?|Epochen|Iterationen)(?!\p{L})|\b(?:steps|epochs|iterations|iters|Schritte|Epochen)\s*[=:]?\s*\d/iu;
/** Not one private run of one model, one part after another. */
const OTHERWISE =
  /pre-?train|public|non-?privat|without (?:noise|dp|privacy)|no noise|baseline|warm-?up|evaluat|\btest|repeat|\bagain\b|another (?:run|model|experiment)|separate|second (?:run|model|experiment)|from scratch|independent|teacher|student|\b(?:either|or|if|instead|compare\w*|versus|vs|tr(?:y|ied)|grid|sweep|would|could|average|twice|times|each (?:run|model)|runs|models)\b|\d\s*[x×]\s*\d/i;
/** What is said within a part and holds for all of them. */
const SHARED =
  /\b(?:both|all|each|throughout|overall|always|everywhere)\b|\bin (?:either|every)\b|\bthe same\b/i;

/** A line after 'Phase 2: ...' that is of the phase. */
const LINKS = /^(?:at|with|and|using|on|for|in)\b/i;

interface Piece {
  line: Line;
  content: string;
  /** How it begins. */
  begins: 'label' | 'first' | 'next' | 'end' | 'line';
}

function piecesOf(line: Line): Piece[] {
  const pieces: Piece[] = [];
  let begins: Piece['begins'] = 'line';
  let from = 0;
  const push = (to: number) => {
    const content = line.content.slice(from, to).trim();
    if (content !== '' || begins !== 'line') pieces.push({ line, content, begins });
  };
  for (const { index, 0: text, groups } of line.content.matchAll(MARK)) {
    push(index);
    begins = groups?.label ? 'label' : groups?.first ? 'first' : groups?.next ? 'next' : 'end';
    from = index + text.length;
  }
  push(line.content.length);
  return pieces;
}

/** Whether a line is a sentence's next, and no entry of its own. */
const goesOn = ({ line, content }: Piece, before: Piece | undefined): boolean =>
  before !== undefined &&
  line.number === before.line.number + 1 &&
  !/[=:]/.test(content) &&
  !/[.:;]$/.test(before.line.content);

/** Runs of clauses, each of one or more pieces; the first of a sentence without labels is a part too. */
function groupsOf(pieces: readonly Piece[]): Piece[][][] {
  const groups: Piece[][][] = [];
  let clauses: Piece[][] = [[]];
  let labelled = false;
  for (const [i, piece] of pieces.entries()) {
    const { begins, content } = piece;
    // '. Then' goes on with the sentence before it
    const filler = content === '' && begins === 'end' && pieces[i + 1]?.begins === 'next';
    if (filler) continue;
    const isNext = begins === 'next' || begins === 'label';
    if (begins === 'first') {
      // what is before it is of all parts
      groups.push(clauses);
      clauses = [[piece]];
      labelled = false;
    } else if (isNext) {
      if (begins === 'label' && !labelled) clauses = [];
      labelled ||= begins === 'label';
      clauses.push([piece]);
    } else if (begins === 'line' && goesOn(piece, pieces[i - 1]) && (!labelled || LINKS.test(content))) {
      clauses.at(-1)?.push(piece);
    } else {
      const later = pieces[i + 1];
      // a sentence that ends before 'Then', or before the next label, leaves its parts open
      if (labelled && later?.begins === 'label') continue;
      groups.push(clauses);
      clauses = [[piece]];
      labelled = false;
    }
  }
  return [...groups, clauses].filter((group) => group.length > 1).map(completed);
}

/** With what a later part leaves out, because an earlier one has said it: what is counted, and what a number is of. */
function completed(group: readonly Piece[][]): Piece[][] {
  const said = group.flat();
  const unit = said
    .flatMap(({ line, content }) => [content, line.content])
    .join(' ')
    .match(UNITS)?.[0];
  const name = said.map(({ content }) => NAMED.exec(content)?.[1]).find((each) => each !== undefined);
  for (const piece of said) {
    if (unit) piece.content = piece.content.replace(BARE, `$1$3$2$4 ${unit} `).trim();
    if (name) piece.content = piece.content.replace(UNNAMED, `${name} `);
  }
  return [...group];
}

const textOf = (clause: readonly Piece[]): string => clause.map(({ content }) => content).join(' ');

const tellsOfParts = (group: readonly Piece[][]): boolean =>
  group.every((clause) => LENGTH.test(textOf(clause))) && !OTHERWISE.test(group.map(textOf).join(' '));

/** What every mark of a part holds, but for the ends of sentences. */
const MAY_MARK =
  /\b(?:(?:phase|stage|segment|part)\s+\w|(?:first|ersten|zuerst|zunächst)\s+\d|then|followed by|afterwards|after that|thereafter|subsequently|dann|danach|anschließend|gefolgt von|remaining|rest|next|last|final|following|other|verbleibenden|restlichen|letzten|nächsten)\b/i;

/** The lines; those of the one sentence that tells of parts, cut into them. */
export function clausesOf(lines: readonly Line[]): Line[] {
  if (!lines.some(({ content }) => MAY_MARK.test(content))) return [...lines];
  const pieces = lines.flatMap(piecesOf);
  const [parts, more] = groupsOf(pieces).filter(tellsOfParts);
  if (!parts || more) return [...lines];
  const numbers = new Map(parts.flatMap((clause, i) => clause.map((piece) => [piece, i] as const)));
  const cut = new Set([...numbers.keys()].map(({ line }) => line));
  return lines.flatMap((line) => {
    if (!cut.has(line)) return [line];
    return pieces
      .filter((piece) => piece.line === line && piece.content !== '')
      .flatMap((piece) => {
        const clause = numbers.get(piece);
        return clause === undefined
          ? [{ ...line, content: piece.content, rest: true }]
          : saidOf(piece, clause);
      });
  });
}

/** What of a clause is of its part, and what is of all. */
function saidOf({ line, content }: Piece, clause: number): Line[] {
  return content
    .split(/[,;](?!\d)\s*/)
    .filter((said) => said !== '')
    .map((said) =>
      SHARED.test(said) ? { ...line, content: said, rest: true } : { ...line, content: said, clause },
    );
}
