// Tables of "Beyond Membership" as printed, as data: its five scenarios, the settings of its experiments, and what attackers know in its
// scenarios. A test compares them with what is legible of the paper, where its text lies beside the checkout.
import { t } from '@lingui/core/macro';

/** A row of Table 1. `canary`, `space` and `threat` are in the paper's words; `score` is our notation of its formula. */
export interface PaperScenario {
  id: 'S1' | 'S2' | 'S3' | 'S4' | 'S5';
  space: string;
  canary: string;
  craftedBy: string;
  score: string;
  threat: string;
}

const GRADIENT = t`gradient`;
const INPUT = t`input`;
const VISIBLE = t`visible state`;
const HIDDEN = t`hidden state`;
const LOGITS = 'logit(z; θ_T) − logit(z′; θ_T)';

export const PAPER_SCENARIOS: readonly PaperScenario[] = [
  {
    id: 'S1',
    space: GRADIENT,
    canary: t`crafted data set`,
    craftedBy: t`Section 3.1`,
    score: 'log Pr(g_T | D) − log Pr(g_T | D′)',
    threat: VISIBLE,
  },
  {
    id: 'S2',
    space: GRADIENT,
    canary: t`crafted gradient`,
    craftedBy: t`Algorithm 2`,
    score: 'θ_T − θ_0',
    threat: HIDDEN,
  },
  {
    id: 'S3',
    space: INPUT,
    canary: t`crafted input sample`,
    craftedBy: t`Algorithm 3`,
    score: LOGITS,
    threat: HIDDEN,
  },
  {
    id: 'S4',
    space: INPUT,
    canary: t`crafted mislabelled sample`,
    craftedBy: t`Algorithm 4`,
    score: LOGITS,
    threat: HIDDEN,
  },
  {
    id: 'S5',
    space: INPUT,
    canary: t`adversarial natural sample`,
    craftedBy: t`Algorithm 5`,
    score: LOGITS,
    threat: HIDDEN,
  },
];

/** The columns of Table A1. */
export const EXPERIMENTS = ['CIFAR10', 'Purchase100', 'SST-2'] as const;

/** Settings of an experiment, which is a column of Table A1. */
export interface PaperExperiment {
  optimizer: string;
  parameters: number;
  /** Whether every run starts from the same weights. */
  sameStart: boolean;
  samplingRates: readonly number[];
  clippingNorm: number;
  steps: number;
  learningRate: number;
}

/** Table A1, in the order of {@link EXPERIMENTS}. */
export const TABLE_A1: readonly PaperExperiment[] = [
  {
    optimizer: 'DP-SGD',
    parameters: 768,
    sameStart: true,
    samplingRates: [1, 0.25, 0.0625],
    clippingNorm: 2,
    steps: 500,
    learningRate: 0.001,
  },
  {
    optimizer: 'DP-Adam',
    parameters: 89_828,
    sameStart: false,
    samplingRates: [0.25, 0.0625],
    clippingNorm: 5,
    steps: 2500,
    learningRate: 0.0018,
  },
  {
    optimizer: 'DP-SGD',
    parameters: 384,
    sameStart: true,
    samplingRates: [1, 0.25],
    clippingNorm: 2,
    steps: 2500,
    learningRate: 0.01,
  },
];

/**
 * Figure 1 of the paper: what an attacker may know, and in how many of the five scenarios it is unknown. `unknownTo` names these
 * scenarios where they follow from the inputs of the paper's algorithms. The other cells are illegible in our copy.
 */
export const PRINTED_PRIORS: readonly { name: string; unknown: number; unknownTo: string | null }[] = [
  { name: t`data distribution`, unknown: 1, unknownTo: null },
  { name: t`target sample z`, unknown: 2, unknownTo: 'S1, S2' },
  { name: t`model architecture`, unknown: 0, unknownTo: '–' },
  { name: t`training hyperparameters`, unknown: 1, unknownTo: null },
  { name: t`subsampling rate q`, unknown: 1, unknownTo: null },
  { name: t`clipping norm C`, unknown: 3, unknownTo: 'S3, S4, S5' },
  { name: t`noise multiplier σ`, unknown: 5, unknownTo: 'S1, S2, S3, S4, S5' },
];
