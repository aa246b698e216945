// Schemas of requests and replies as the help prints them, in one line: 'value? lower upper method:text parts[]{q T~}'.
// LEGEND says what the marks mean.
import { z } from 'zod';
import type { StrictObject } from '../../work/queries/query';
import { isOptional } from '../../work/queries/vocabulary';

export const LEGEND = `A name alone is a number. :text, :boolean and a|b say what else it is, and * that it depends. ? means that it may be null, and ~
that you may leave it out. [] marks an array, {} shows what is inside, and many is a number or an array of numbers.`;

const isNumber = (schema: unknown): boolean => schema instanceof z.ZodNumber;

/** The word for a value that may be one of several. */
function kindOf(schema: z.ZodType): string {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodRecord) return '*';
  if (schema instanceof z.ZodLiteral) return [...schema.values].join('|');
  if (schema instanceof z.ZodEnum) return schema.options.join('|');
  if (schema instanceof z.ZodUnion) {
    const [one, other] = schema.options;
    if (isNumber(one) && other instanceof z.ZodArray) return 'many';
    return schema.options.map((option) => kindOf(option as z.ZodType)).join('|');
  }
  if (schema instanceof z.ZodArray) return `${kindOf(schema.element as z.ZodType)}[]`;
  if (schema instanceof z.ZodObject) return `{${described(schema)}}`;
  throw new TypeError(`The help has no notation for ${schema.def.type}. Add one to catalogue/notation.ts.`);
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The text behind a field's name: its marks, and in braces its inner fields. */
function marksOf(schema: z.ZodType): { marks: string; inside: string } {
  const around = (inner: unknown, mark: string) => {
    const { marks, inside } = marksOf(inner as z.ZodType);
    return { marks: marks + mark, inside };
  };
  if (schema instanceof z.ZodDefault) return around(schema.unwrap(), `~=${written(schema.def.defaultValue)}`);
  if (isOptional(schema)) return around(schema.unwrap(), '~');
  if (schema instanceof z.ZodNullable) return around(schema.unwrap(), '?');
  if (schema instanceof z.ZodPipe) return marksOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodArray) return around(schema.element, '[]');
  if (schema instanceof z.ZodObject) return { marks: '', inside: `{${described(schema)}}` };
  return { marks: isNumber(schema) ? '' : `:${kindOf(schema)}`, inside: '' };
}

const fieldsOf = (shape: StrictObject['shape']) => Object.entries(shape) as [string, z.ZodType][];

/** All fields with their marks. Throws a TypeError for a kind of schema that the help has no notation for. */
export const described = ({ shape }: Pick<StrictObject, 'shape'>): string =>
  fieldsOf(shape)
    .map(([name, field]) => {
      const { marks, inside } = marksOf(field);
      return `${name}${marks}${inside}`;
    })
    .join(' ');

/** The names of the fields, where those that may be left out have brackets and their default. */
export function signature({ shape }: Pick<StrictObject, 'shape'>): string {
  const shown = fieldsOf(shape).map(([name, field]) => {
    if (field instanceof z.ZodDefault) return `[${name}=${written(field.def.defaultValue)}]`;
    return isOptional(field) ? `[${name}]` : name;
  });
  return shown.join(' ');
}
