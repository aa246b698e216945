// The paper's settings of each figure, from its Table A1, its captions and its published notebook, as data. A test compares them with
// what is legible of the paper, where its text lies beside the checkout.
import type { PublishedSettings } from './setting';

/** Settings for a linear head on 768 features of 500 photographs (CIFAR-10 through ViT-B/16). */
const HEAD: PublishedSettings = {
  samplingRates: [1 / 16, 1 / 4, 1],
  steps: [500],
  clippingNorms: [2],
  learningRates: [0.001],
  records: [500],
  labels: [10],
  parameters: [768],
  models: [2500],
  repeats: [3],
  looks: [20],
};

/** Settings for a linear head on 384 features of 5,000 sentences (SST-2 through Sentence-BERT). */
const TEXT: PublishedSettings = {
  samplingRates: [1 / 4, 1],
  steps: [2500],
  clippingNorms: [2],
  learningRates: [0.01],
  records: [5000],
  labels: [2],
  parameters: [384],
  models: [2500],
  repeats: 'not-given',
  looks: [20],
};

/** Settings of the paper's figures, by the recording's id. */
export const PUBLISHED: Readonly<Record<string, PublishedSettings>> = {
  'paper-2': {
    samplingRates: [1 / 16, 1 / 4, 1],
    steps: [500],
    clippingNorms: [1],
    learningRates: [],
    records: [],
    labels: [],
    parameters: [],
    models: [25_000],
    repeats: [3],
    looks: [],
  },
  'paper-3': HEAD,
  'paper-s2': HEAD,
  'paper-4': {
    samplingRates: [1 / 16, 1 / 4],
    steps: [2500],
    clippingNorms: [5],
    learningRates: [0.0018],
    records: [50_000],
    labels: [100],
    parameters: [89_828],
    models: [2500],
    repeats: 'not-given',
    looks: [20],
  },
  // audited at the final step alone, at several rates that are not listed, with up to 2,500 models
  'paper-5': { ...HEAD, samplingRates: 'not-given', looks: [1] },
  // accuracies are averages over five models
  'paper-a1': { ...HEAD, samplingRates: [1], models: [5], repeats: 'not-given', looks: 'not-given' },
  'paper-a2': { ...HEAD, samplingRates: [1], clippingNorms: 'lost' },
  'paper-a3': { ...HEAD, samplingRates: [1 / 16], steps: [500, 2500] },
  'paper-a4': { ...HEAD, samplingRates: [1], learningRates: 'lost' },
  'paper-a6': TEXT,
  'paper-a6-500': TEXT,
};
