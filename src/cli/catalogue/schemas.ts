// JSON Schemas of all requests and replies, from the catalogue.
import { z } from 'zod';
import { QUERIES } from '../queries';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const schemaOf = (object: z.ZodType): object => {
  // as it is written down: what has a default may be left out
  const { $schema, ...rest } = z.toJSONSchema(object, { io: 'input' }) as { $schema?: string };
  return rest;
};

export function requestSchema(): object {
  return {
    $schema: DRAFT,
    title: 'A line that compute reads',
    oneOf: [...QUERIES].map(([name, { about, asks }]) => ({
      description: about,
      ...schemaOf(asks.extend({ id: z.unknown().optional(), query: z.literal(name) })),
    })),
  };
}

export function replySchema(): object {
  const envelope = { id: z.unknown(), version: z.string() };
  const error = z.strictObject({ code: z.string(), field: z.string(), message: z.string() });
  return {
    $schema: DRAFT,
    title: 'A line that compute writes, by the query that it answers',
    $defs: {
      error: schemaOf(z.strictObject({ ...envelope, line: z.number().optional(), error })),
      ...Object.fromEntries(
        [...QUERIES].map(([name, { answers }]) => [name, schemaOf(answers.extend(envelope))]),
      ),
    },
  };
}
