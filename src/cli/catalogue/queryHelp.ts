// `--help <query>`: what one query asks and answers, with a worked line and its reply.
import { answer } from '../answer';
import type { Handler } from '../handler';
import { CATALOGUE } from './catalogue';

/** null where no query has the name. */
export async function queryHelp(name: string, queries: ReadonlyMap<string, Handler>): Promise<string | null> {
  const entry = CATALOGUE[name];
  if (!entry) return null;
  const { about, asks, answers, example } = entry;
  const line = JSON.stringify({ id: 1, query: name, ...example });
  const reply = await answer(queries, line, 1);
  return `${name}: ${about}.

Asks     ${asks}
Answers  ${answers}

A name alone is a number; :text, :boolean and a|b say what else it is, ? that it may be null, ~ that it may be left out, [] that it is
an array, {} what is inside, many that it is a number or an array of them, * that it depends.

${line}
${reply}
`;
}
