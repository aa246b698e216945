// The text of `compute --help`, with its table of queries, and of `--help <query>`.
import { answer } from './answer';
import { described, LEGEND, signature } from './catalogue/notation';
import type { QueryEntry, QueryGroup } from './query';

const WIDTH = 128;
const INDENT = 22;

/** A text in lines of at most WIDTH characters, each but the first indented. */
function wrapped(text: string, indent = INDENT): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] as string;
    if (line.length + word.length + 1 > WIDTH - indent) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const explained = ({ about, notes }: QueryEntry, indent = INDENT): string =>
  wrapped([sentence(about), ...(notes ?? [])].join(' '), indent);

function listed([name, entry]: [string, QueryEntry]): string {
  const asked = wrapped(signature(entry.asks));
  const [head, behind] = [`  ${name}`, ' '.repeat(INDENT)];
  const first = head.length < INDENT ? head.padEnd(INDENT) : `${head}\n${behind}`;
  return `${first}${asked}\n${behind}${explained(entry)}`;
}

const grouped = ({ title, notes, queries }: QueryGroup): string =>
  [title, ...Object.entries(queries).map(listed), ...(notes ? [notes] : [])].join('\n');

/**
 * The example lines of each group's first query, which are enough to begin with; `--help <query>` has one for each query.
 * catalogue.test.ts runs all of them.
 */
function examplesOf(groups: readonly QueryGroup[]): string[] {
  const first = groups.map(({ queries }) => Object.keys(queries)[0]);
  return groups
    .flatMap(({ queries }) => Object.entries(queries))
    .flatMap(([query, { example, more = [] }]) => [example, ...more].map((fields) => ({ query, ...fields })))
    .map((fields, i) => ({ id: i + 1, ...fields }))
    .filter(({ query }) => first.includes(query))
    .map((line) => `  ${JSON.stringify(line)}`);
}

export const help = (groups: readonly QueryGroup[]): string => `Adjacency Lab, without the page.

  npm run --silent compute < queries.jsonl > replies.jsonl        in the repository
  npx adjacency-lab compute < queries.jsonl > replies.jsonl       installed from what npm pack makes

It reads one JSON object a line from standard input and writes one JSON object a line, in the same order. Memory stays bounded,
however long the stream. Blank lines are passed over. "id" may be anything and comes back as you wrote it. "version" says which
version answered. If a query does not read one of your fields, the reply is an error that names the field. Replies have all their
digits. A bound that is written with fewer, in messages and on the page, is rounded to its safe side: an upper one up, a lower one down.
  --csv      reads and writes rows under a header in place of JSON (columns are fields, and an empty cell leaves a field out)
  --strict   ends with exit status 1 if any reply is an error
  --jobs=N   uses N threads from the start; without it, as many as the machine has cores, after five seconds of work by one
  --end-with-input   ends at once where the input ends, even in the midst of a query, for programs that ask and may be killed
  --version, --help, and --help <query> for what one query asks and answers, with a worked line and its reply
The schemas of all lines lie in compute/schema/ of the package. Below, you may leave out what stands in [].

${groups.map(grouped).join('\n\n')}

Bad input gets the reply {"id":…,"error":{"code":…,"field":…,"message":…}}, and the stream goes on. A line that is not JSON
or no row, is reported with its line number, and a key or a column given twice is an error. The exit status is 0, unless you called the command wrongly, or with --strict.

Examples
${examplesOf(groups).join('\n')}
`;

/** Help on a query; null if no query has the name. */
export async function queryHelp(
  queries: ReadonlyMap<string, QueryEntry>,
  name: string,
): Promise<string | null> {
  const entry = queries.get(name);
  if (!entry) return null;
  const { asks, answers, example } = entry;
  const line = JSON.stringify({ id: 1, query: name, ...example });
  const reply = await answer(queries, line, 1);
  return `${name}

${explained(entry, 0)}

Asks     ${described(asks)}
Answers  ${described(answers)}

${LEGEND}

${line}
${reply}
`;
}
