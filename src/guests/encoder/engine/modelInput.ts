// Reads from the shape that a model declares whether it takes pictures or rows of numbers, and checks whether records fit it.
import { MODEL, RECORDS, SIDE } from './refusals';
import { ENCODER } from './sentences';
import type { ModelInput, OpenShape, PictureInput } from './types';

/** Longest side in pixels of a picture that a model is given. */
const SIDE_LIMIT = 1024;

/**
 * Reads the input of a model from its shape, in which the batch comes first, and null or a negative number is an open length. Throws an
 * InputError for a shape without a batch, and for values that are not numbers.
 */
export function readInput(name: string, shape: readonly (number | null)[] | null, dtype: string): ModelInput {
  if (dtype !== 'float32' && dtype !== 'int32' && dtype !== 'bool')
    throw MODEL.outOfRange(ENCODER.valuesOfType({ input: name, dtype }));
  if (shape === null || shape.length < 2)
    throw MODEL.outOfRange(ENCODER.shapeOfInput({ input: name, shape: shapeText(shape ?? []) }));
  const [batch, ...rest] = shape.map((length) => (length !== null && length > 0 ? length : null));
  return { name, shape: rest, batch: batch ?? null, dtype, picture: readPicture(rest) };
}

function readPicture(shape: OpenShape): PictureInput | null {
  if (shape.length !== 3) return null;
  const [a, b, c] = shape as [number | null, number | null, number | null];
  if (c === 1 || c === 3) return { height: a, width: b, channels: c, layout: 'channels-last' };
  if (a === 1 || a === 3) return { height: b, width: c, channels: a, layout: 'channels-first' };
  if (c === null) return { height: a, width: b, channels: 3, layout: 'channels-last' };
  return null;
}

const shapeText = (shape: OpenShape): string => `[${shape.map((length) => length ?? '?').join(', ')}]`;

/**
 * The shape of one picture as the model gets it, with `side` for lengths that the model leaves open. Throws an InputError where the model
 * takes no pictures, and for a height or width that is no whole number from 1 to SIDE_LIMIT.
 */
export function pictureShape(
  input: ModelInput,
  side: number,
): PictureInput & { height: number; width: number } {
  const { picture } = input;
  if (picture === null) throw RECORDS.inconsistent(ENCODER.noPictureShape({ shape: shapeText(input.shape) }));
  const height = picture.height ?? side;
  const width = picture.width ?? side;
  const isSide = (length: number) => Number.isInteger(length) && length >= 1 && length <= SIDE_LIMIT;
  if (!isSide(height) || !isSide(width))
    throw SIDE.outOfRange(ENCODER.sideOutside({ side: Math.max(height, width), most: SIDE_LIMIT }));
  return { ...picture, height, width };
}

/** The shape of one record for a table with `columns` columns of numbers. Throws an InputError where the number does not fit. */
export function rowShape({ shape }: ModelInput, columns: number): number[] {
  const open = shape.filter((length) => length === null).length;
  const known = shape.reduce<number>((product, length) => product * (length ?? 1), 1);
  const rest = columns / known;
  if (open > 1 || (open === 0 ? rest !== 1 : !Number.isInteger(rest) || rest < 1)) {
    const needs = open > 0 ? ENCODER.multiple({ number: known }) : ENCODER.exactly({ number: known });
    throw RECORDS.inconsistent(ENCODER.otherColumns({ shape: shapeText(shape), columns, needs }));
  }
  return shape.map((length) => length ?? rest);
}
