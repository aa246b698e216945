// `--help <query>`: what one query asks and answers, with a worked line and its reply.
import { answer } from '../answer';
import { described } from '../help';
import { QUERIES } from '../queries';

/** null where no query has the name. */
export async function queryHelp(name: string): Promise<string | null> {
  const entry = QUERIES.get(name);
  if (!entry) return null;
  const { asks, answers, example } = entry;
  const line = JSON.stringify({ id: 1, query: name, ...example });
  const reply = await answer(QUERIES, line, 1);
  return `${name}

${described(entry, 0)}

Asks     ${asks}
Answers  ${answers}

A name alone is a number. :text, :boolean and a|b say what else it is, and * that it depends. ? means that it may be null, and ~
that you may leave it out. [] marks an array, {} shows what is inside, and many is a number or an array of numbers.

${line}
${reply}
`;
}
