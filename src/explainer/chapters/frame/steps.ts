// The steps of the page in the order in which a lecture walks them: each is a change of the scenario and the figure to
// look at. Data; every step is a link.
import {
  changeScenario,
  DEFAULT_SCENARIO,
  DEFAULT_VIEW,
  type EmbedFigure,
  findPreset,
  formatAddress,
  type Scenario,
  type Showable,
} from '../../../scenario';
import type { ChapterId } from './contents';

/** What a step shows: a figure that can stand alone, one of chapter 4 that cannot, or a table instead of a figure. */
export type StepFigure = EmbedFigure | 'one-run' | 'meaning' | 'crowd';

export interface Step {
  id: string;
  /** What the step changes; from the text everything else stays, in a lecture everything else is the default. */
  scenario: Partial<Scenario>;
  /** Element id of the place on the page that shows it. */
  focus: ChapterId | 'lab';
  figure: StepFigure;
  title: string;
  /** A sentence or two: what to see. Letters and ε_AR, ε_S are set as symbols. */
  see: string;
  /** What to drag or press. */
  hint?: string;
  /** The controls that the step needs. */
  shows: readonly Showable[];
}

const preset = (id: string): Partial<Scenario> => {
  const found = findPreset(id);
  if (!found) throw new Error(`There is no preset ${id}.`);
  return found.scenario;
};

export const STEPS = {
  start: {
    id: 'start',
    scenario: {},
    focus: 'lab',
    figure: 'lab',
    title: 'One setting, three numbers',
    see: 'The add/remove line is the ε that most libraries report. If the secret is an attribute or a label, the substitute line is the guarantee. The point is a lower bound from an attack that runs in this tab.',
    hint: 'Drag σ, or the dotted line in the figure.',
    shows: ['claim', 's'],
  },
  everyStep: {
    id: 'every-step',
    scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
    focus: 'which-neighbour',
    figure: 'neighbour',
    title: 'Taken out, or replaced',
    see: 'One step that every record joins. Taking the record z out moves the sum of clipped gradients by C at most; putting another, z′, in its place can move it by twice as much, under the same noise.',
    hint: 'Drag the open circles apart, then choose “removed”.',
    shows: ['s'],
  },
  rareStep: {
    id: 'rare-step',
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.6, steps: 100 },
    focus: 'which-neighbour',
    figure: 'neighbour',
    title: 'Most steps do not hold the record',
    see: 'In batches of one record in sixteen, only the few steps whose batch contains z reveal anything about it. Under this little noise such a step is easy to read.',
    hint: 'Choose “any step”: the two distributions all but coincide.',
    shows: ['q', 's'],
  },
  aboveTwice: {
    id: 'above-twice',
    scenario: { samplingRate: 0.5, noiseMultiplier: 10, steps: 500 },
    focus: 'promise',
    figure: 'map',
    title: 'More than twice',
    see: 'Replacing a record means removing one and adding one, so doubling ε seems natural. Above the line that is too little: ε_S is more than twice ε_AR at the same δ.',
    hint: 'Drag the point across the line.',
    shows: ['T', 'd'],
  },
  belowTwice: {
    id: 'below-twice',
    scenario: { samplingRate: 0.005, noiseMultiplier: 0.7, steps: 500 },
    focus: 'promise',
    figure: 'map',
    title: 'Far less than twice',
    see: 'With rare batches and little noise doubling is far too much. No rule of thumb replaces accounting for the substitution itself.',
    shows: ['T', 'd'],
  },
  loose: {
    id: 'loose',
    scenario: preset('group-privacy'),
    focus: 'promise',
    figure: 'lab',
    title: 'Group privacy, loose and tight',
    see: 'Three guarantees for a replaced record. Dashed: Theorem 4.1, from one point of the add/remove curve. Dash-dotted: what the whole curves of add and remove imply. Only ε_S looks at the training itself.',
    hint: 'Drag σ up. Which of the two closes in on ε_S first?',
    shows: ['s', 'q', 'y'],
  },
  profile: {
    id: 'profile',
    scenario: { delta: 1e-6 },
    focus: 'promise',
    figure: 'profile',
    title: 'One ε and δ are one point of a curve',
    see: 'Each curve holds all the pairs of ε and δ that the same training promises. The ratio of the two ε is another one at another δ.',
    hint: 'Drag δ.',
    shows: ['d', 's'],
  },
  tradeoff: {
    id: 'tradeoff',
    scenario: { delta: 1e-5, noiseMultiplier: 4 },
    focus: 'promise',
    figure: 'tradeoff',
    title: 'What it leaves an attacker',
    see: 'The least share of misses for every share of false alarms. The closer a curve is to the corner, the better the neighbours can be told apart. The attack’s mark lies under the add/remove curve: a replaced record is told apart better than a removed one can be.',
    shows: ['s', 'q', 'T'],
  },
  apart: {
    id: 'apart',
    scenario: { samplingRate: 1, noiseMultiplier: 10, steps: 100 },
    focus: 'worst-case',
    figure: 'worst-case',
    title: 'From counted mistakes to a bound',
    see: 'All of training as one number, in two worlds. A threshold guesses which of the two it was. Every ε that forbids so few mistakes is refuted, with a confidence.',
    hint: 'Drag the threshold into a tail and watch the bound without a curve. Then make fresh runs for it: what you saw while dragging has no confidence.',
    shows: ['s'],
  },
  fewSteps: {
    id: 'few-steps',
    scenario: { samplingRate: 0.3, noiseMultiplier: 0.2, steps: 3 },
    focus: 'worst-case',
    figure: 'worst-case',
    title: 'One bump per number of appearances',
    see: 'Three steps with little noise: one bump for each number of batches that held the record, and one that both worlds share, where none did.',
    hint: 'What happens to the shared bump when q grows? Drag it.',
    shows: ['q', 's'],
  },
  training: {
    id: 'training',
    scenario: preset('digits-hundred-steps'),
    focus: 'training',
    figure: 'training',
    title: 'Real models, real records',
    see: 'Four attacks on DP-SGD, from a gradient made to order (S2) to another record as it is (S5). After a hundred steps all of them are beyond ε_AR, and none is beyond ε_S.',
    shows: [],
  },
  // as recorded for the presets of these names
  learningSlowly: {
    id: 'learning-slowly',
    scenario: preset('figure-a4-small'),
    focus: 'training',
    figure: 'training',
    title: 'A model that learns slowly',
    see: 'Gradients stay large while there is something left to learn. Two attacks through records, S4 and S5, go beyond ε_AR; the crafted input S3 stops just short of it.',
    shows: [],
  },
  learnt: {
    id: 'learnt',
    scenario: preset('figure-a4-large'),
    focus: 'training',
    figure: 'training',
    title: 'A model that has learnt',
    see: 'A hundred times faster, at the same ε: attacks through records fade once their gradients do. The crafted gradient and the accountant do not notice.',
    shows: [],
  },
  // ε_S = 10: at 100 steps the limit of S1 lies below ε_AR
  belowCeiling: {
    id: 'below-ceiling',
    scenario: {
      samplingRate: 1 / 16,
      noiseMultiplier: 0.76,
      clippingNorm: 2,
      steps: 100,
      dataset: 'digits',
      axis: 'steps',
      epsilonScale: 'log',
    },
    focus: 'training',
    figure: 'lab',
    title: 'A low audit need not mean a loose guarantee',
    see: 'This attacker simply saw less: the last model, with all other records silent. The dotted line is the limit of this attack, with any number of runs, and here it lies below ε_AR. The guarantees hold against somebody who sees every step.',
    hint: 'Drag T up: with more steps the limit rises above ε_AR.',
    shows: ['T'],
  },
  otherRecords: {
    id: 'other-records',
    scenario: { samplingRate: 0.01, noiseMultiplier: 0.4, steps: 10, delta: 1e-5 },
    focus: 'training',
    figure: 'crowd',
    title: 'Other records that are not silent',
    see: 'The same attack and the same noise, but now a million other records have a loss: they write each step into spare parameters. The last model alone then gives away nearly what every step would have, far beyond this attack’s limit.',
    hint: 'Press the button, then compare the second bar with the dotted line.',
    shows: ['s'],
  },
  surer: {
    id: 'surer',
    scenario: { confidence: 0.999 },
    focus: 'one-run',
    figure: 'one-run',
    title: 'One run, many questions',
    see: 'A thousand coins guessed from one model can prove something too, but only so much: this is the bound if every single guess is right.',
    hint: 'Drag δ: it barely changes these numbers until it approaches α = 1 − confidence.',
    shows: ['d'],
  },
  largeDelta: {
    id: 'large-delta',
    scenario: { delta: 0.01 },
    focus: 'meaning',
    figure: 'meaning',
    title: 'Move δ, and the training stays as it is',
    see: 'δ only chooses which point of the curve is read. The bare pair of ε and δ says something else of the password at each; the bound by the whole curve stays, as the training does.',
    hint: 'Drag δ down to one in a million. Which column moves?',
    shows: ['d', 's'],
  },
  smallEpsilon: {
    id: 'small-epsilon',
    // the paper's Figure 2 has this noise multiplier for ε_S of about 1
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 10.4949951171875, steps: 500, delta: 1e-5 },
    focus: 'meaning',
    figure: 'meaning',
    title: 'What an ε_S near 1 leaves',
    see: 'With six times the noise of the start a yes or no is guessed hardly better than by a coin, and a password hardly at all. The bare pair of ε and δ cannot tell as much.',
    hint: 'Drag σ back towards 1.7.',
    shows: ['s', 'd'],
  },
  targetFour: {
    id: 'target-four',
    scenario: { samplingRate: 1 / 4, noiseMultiplier: 12.1148681640625, steps: 500, delta: 1e-5 },
    focus: 'choose',
    figure: 'lab',
    title: 'Ask for the ε that fits the secret',
    see: 'This σ was chosen for an ε_S of 4. A library that counts add/remove reports less than half of it, and both are right: each answers its own question.',
    hint: 'Drag σ until the number you need is the one you have.',
    shows: ['claim', 's'],
  },
} as const satisfies Record<string, Step>;

/** As a lecture walks them. */
export const LECTURE: readonly Step[] = Object.values(STEPS);

/** The whole scenario a step of a lecture stands for, whatever the page showed before. */
export const lectureScenario = ({ scenario }: Step): Scenario => changeScenario(DEFAULT_SCENARIO, scenario);

/** '?v=1&q=1&lecture=every-step': the address of a step of the lecture, relative to the page. */
export const lectureAddress = (step: Step): string =>
  `?${formatAddress(lectureScenario(step), { ...DEFAULT_VIEW, lecture: step.id })}`;
