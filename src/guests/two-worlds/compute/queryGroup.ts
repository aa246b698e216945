// The query that trains two worlds of small models, which differ in one record of a plane, and audits them.
import { z } from 'zod';
import { epsilon } from '../../../accounting';
import { loadKernel } from '../../../audit/training/node/loadKernel';
import { openProcessorBackend } from '../../../audit/training/openBackend';
import { InputError } from '../../../base/numerics/errors';
import { OPEN_UNIT_INTERVAL, SEED } from '../../../base/numerics/ranges';
import * as read from '../../../cli/fields';
import type { QueryGroup, QueryTable, Work } from '../../../cli/query';
import { finished } from '../../../work/queries/query';
import { boolean, COUNTED, FIELD, MECHANISM, number, numberIn, text } from '../../../work/queries/vocabulary';
import { attackWorlds } from '../engine/attack';
import { decodePlane } from '../engine/plane/code';
import { PLANE_PRESETS, type Plane } from '../engine/plane/plane';
import { planePreset } from '../engine/plane/presets';
import type { World, WorldChange, WorldsRequest } from '../engine/worlds';
import { trainWorld } from '../training/trainWorld';

const CHANGES = ['remove', 'flip', 'move'] as const;
const MODELS = ['logistic', 'network'] as const;
const POSITIVE = { min: 0, max: 1e6, exclusiveMin: true };
const MODEL_COUNT = { min: 8, max: 5000, integer: true };
const PLACE = { min: -1, max: 1 };
/** Cells on a side of the coarsest grid, which is enough because no cloud is drawn here. */
const COARSEST_GRID = 2;

function planeField({ plane }: read.Query): Plane {
  if (typeof plane !== 'string') {
    const message = `plane is ${plane === undefined ? 'missing' : JSON.stringify(plane)}. Give ${PLANE_PRESETS.join(', ')}, or what a link to the page has for one.`;
    throw new InputError(plane === undefined ? 'missing' : 'malformed', 'plane', message);
  }
  const preset = PLANE_PRESETS.find((name) => name === plane);
  return preset ? planePreset(preset) : decodePlane(plane);
}

function changeField(query: read.Query): WorldChange {
  const kind = read.choice(query, 'change', CHANGES);
  if (kind !== 'move') return { kind };
  return { kind, x: read.number(query, 'x', PLACE), y: read.number(query, 'y', PLACE) };
}

function requestOf(query: read.Query): WorldsRequest {
  const mechanism = read.mechanism(query);
  return {
    plane: planeField(query),
    change: changeField(query),
    model: read.orDefault(query, 'model', MODELS, 'logistic'),
    mechanism,
    clippingNorm: read.number(query, 'clippingNorm', POSITIVE),
    learningRate: read.number(query, 'learningRate', POSITIVE),
    models: read.optional(query, 'models', MODEL_COUNT, 500),
    seed: read.optional(query, 'seed', SEED, 1),
    grid: COARSEST_GRID,
    keptSteps: [mechanism.steps],
    delta: read.delta(query),
    confidence: read.optional(query, 'confidence', OPEN_UNIT_INTERVAL, 0.95),
  };
}

function auditWorlds(query: read.Query): Work {
  const request = requestOf(query);
  return async () => {
    const backend = openProcessorBackend(await loadKernel());
    const cloud = (world: World) => finished(trainWorld(world, request, backend));
    const seen = [await cloud(0), await cloud(1)] as const;
    const { audit, test, likelier } = attackWorlds({ ...request, seen });
    const { adjacency, epsilon: bound, pointEstimate, most, confidence, assumptions } = audit;
    const guarantee = epsilon(adjacency, request.mechanism, request.delta).value;
    const found = { adjacency, epsilon: bound, point: pointEstimate, most, confidence, guarantee, ...test };
    return { ...found, likelier, assumptions, backend: backend.description };
  };
}

const QUERIES: QueryTable = {
  auditWorlds: {
    about: 'two worlds of small models that differ in one record of a plane',
    notes: [
      `Seeded.`,
      `It trains models of two features on the records of a plane, in one world with Ana’s record as it is, in the other without it (remove), with its label flipped, or with the record moved to x and y, within [-1, 1].`,
      `plane is ${PLANE_PRESETS.join(', ')}, or what a link to the page has for one.`,
      `model is logistic, or network with six tanh units.`,
      `models is their number in each world.`,
      `Half of them choose the attacker’s test, and the others count its errors.`,
      `steps is at most 10000.`,
      `epsilon is a lower bound of the adjacency of the change, which is add-remove for remove and substitute for the others.`,
      `point is where it would stand without its confidence, most is what so many models could show at best, and guarantee is the accountant’s number.`,
      `The test says “with Ana as she is” above threshold, or below it if originalAbove is false.`,
      `likelier has the errors of whoever says the likelier world.`,
    ],
    asks: z.strictObject({
      plane: text,
      change: z.enum(CHANGES),
      x: numberIn(PLACE).optional(),
      y: numberIn(PLACE).optional(),
      model: z.enum(MODELS).default('logistic'),
      ...MECHANISM,
      clippingNorm: numberIn(POSITIVE),
      learningRate: numberIn(POSITIVE),
      delta: FIELD.delta,
      models: numberIn(MODEL_COUNT).default(500),
      seed: FIELD.seed,
      confidence: numberIn(OPEN_UNIT_INTERVAL).default(0.95),
    }),
    answers: z.strictObject({
      adjacency: text,
      epsilon: number,
      point: number,
      most: number,
      confidence: number,
      guarantee: number.nullable(),
      threshold: number,
      originalAbove: boolean,
      ...COUNTED,
      likelier: z.strictObject({ ...COUNTED }),
      assumptions: z.array(text),
      backend: text,
    }),
    example: {
      plane: 'outlier',
      change: 'flip',
      samplingRate: 1,
      noiseMultiplier: 4,
      steps: 50,
      clippingNorm: 0.5,
      learningRate: 1,
      delta: 1e-5,
    },
    trains: true,
    run: auditWorlds,
  },
};

export const QUERY_GROUP: QueryGroup = {
  title: 'Two worlds of small models that differ in one record of a plane, trained and attacked, seeded',
  queries: QUERIES,
};
