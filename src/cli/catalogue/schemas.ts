// JSON Schemas of all requests and replies, from the catalogue.
import { z } from 'zod';
import { OLDER_FIELD } from '../../accounting/adjacencies/olderField';
import { QUERIES } from '../queries';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const schemaOf = (object: z.ZodType): object => {
  // 'input' makes fields with a default optional, as they are in a request
  const { $schema, ...rest } = z.toJSONSchema(object, { io: 'input' }) as { $schema?: string };
  return rest;
};

interface ObjectSchema {
  properties: Record<string, object>;
  required?: string[];
}

/** A schema of requests that also takes the older name of adjacency. */
function withOlderField(schema: ObjectSchema): object {
  const { adjacency, ...others } = schema.properties;
  if (!adjacency) return schema;
  const older = { ...adjacency, deprecated: true, description: 'The older name of adjacency.' };
  const properties = { ...others, adjacency, [OLDER_FIELD]: older };
  const required = schema.required?.filter((name) => name !== 'adjacency') ?? [];
  if (!schema.required?.includes('adjacency')) return { ...schema, properties };
  const anyOf = ['adjacency', OLDER_FIELD].map((name) => ({ required: [name] }));
  return { ...schema, properties, required, anyOf };
}

export function requestSchema(): object {
  return {
    $schema: DRAFT,
    title: 'A line that compute reads',
    oneOf: [...QUERIES].map(([name, { about, asks }]) => ({
      description: about,
      ...withOlderField(
        schemaOf(asks.extend({ id: z.unknown().optional(), query: z.literal(name) })) as ObjectSchema,
      ),
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
