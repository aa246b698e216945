// What a configuration's epsilon does not cover, or may not mean: said only where the text or the library gives reason to.
import { SOURCES, type Source } from './tools';
import type { ConfigurationReading, ToolId } from './types';

export interface Caution {
  id: 'batches' | 'microbatches' | 'noise' | 'denominator';
  /** 'wrong': the number does not hold for this training. 'check': it may not. */
  weight: 'wrong' | 'check';
  title: string;
  text: string;
  sources: readonly Source[];
}

const isFalse = (flag: { value: boolean } | undefined): boolean => flag?.value === false;
const isTrue = (flag: { value: boolean } | undefined): boolean => flag?.value === true;

function batches({ flags }: ConfigurationReading, tool: ToolId): Caution | null {
  const consequence =
    'Accountants for Poisson sampling, this page’s among them, say nothing about shuffled or fixed-size batches; the true ε can be much larger.';
  if (isFalse(flags.poissonSampling)) {
    return {
      id: 'batches',
      weight: 'wrong',
      title: `${flags.poissonSampling?.text ?? 'Poisson sampling is off'}: the batches are not Poisson`,
      text: consequence,
      sources: [SOURCES.opacusBatches, SOURCES.tensorflowBatches, SOURCES.shuffling],
    };
  }
  if (isTrue(flags.poissonSampling)) return null;
  if (tool === 'opacus') {
    return isTrue(flags.shuffle)
      ? {
          id: 'batches',
          weight: 'check',
          title: 'shuffle=True is replaced',
          text: 'make_private puts a Poisson sampler in its place. A loop over the loader it was given, rather than the one it returns, is not covered.',
          sources: [SOURCES.opacusEngine, SOURCES.opacusBatches],
        }
      : null;
  }
  const sources =
    tool === 'jax-privacy' ? [SOURCES.jaxBatches, SOURCES.jaxKeras] : [SOURCES.tensorflowBatches];
  return {
    id: 'batches',
    weight: 'check',
    title: isTrue(flags.shuffle) ? 'Shuffled batches are not Poisson batches' : 'Are the batches Poisson?',
    text: `Nothing in the text says that each record joins each batch by its own coin. ${consequence}`,
    sources: [...sources, SOURCES.shuffling],
  };
}

function microbatches({ flags, quantities }: ConfigurationReading): Caution | null {
  const { microbatches: count, batchSize } = quantities;
  const several = count !== undefined && batchSize !== undefined && count.value < batchSize.value;
  if (isFalse(flags.microbatching) || !(several || isTrue(flags.microbatching))) return null;
  return {
    id: 'microbatches',
    weight: 'wrong',
    title: 'Microbatches of more than one record',
    text: 'Clipping then bounds a microbatch, and adding or removing one record can move its average from one side to the other: the sensitivity is 2C already under add/remove. Halve the noise multiplier here.',
    sources: [SOURCES.tensorflowStatement],
  };
}

function noise(tool: ToolId): Caution {
  const sources =
    tool === 'jax-privacy' || tool === 'tensorflow-privacy' || tool === 'other'
      ? [SOURCES.sensitivity, SOURCES.sensitivityFix]
      : [SOURCES.opacusEngine];
  return {
    id: 'noise',
    weight: 'check',
    title: 'σ is taken relative to C',
    text:
      tool === 'opacus'
        ? 'Opacus documents it as noise over sensitivity and multiplies it by max_grad_norm, so the noise is σC. Under substitution the sum moves by 2C; the substitute ε here has that in it. Do not double the noise once more.'
        : 'The noise is σC, and under substitution the sum moves by 2C; the substitute ε here has that in it. If your σ was worked out relative to 2C, double it before it is pasted. The RDP accountant of dp_accounting is reported to confuse the two under REPLACE_ONE.',
    sources,
  };
}

function denominator(tool: ToolId): Caution {
  return {
    id: 'denominator',
    weight: 'check',
    title: 'The sum is divided by a fixed number',
    text:
      tool === 'opacus'
        ? 'Opacus divides by a batch size that it works out from the number of records. Under add/remove that number is itself a secret, and with few records it shows; under substitution it does not change.'
        : 'A division by the size of the batch that was drawn releases that size, and no ε on this page covers it. Divide by the expected size.',
    sources:
      tool === 'opacus' ? [SOURCES.opacusDenominator, SOURCES.opacusFloor] : [SOURCES.opacusDenominator],
  };
}

/** The gravest first. */
export function cautionsFor(reading: ConfigurationReading, tool: ToolId): Caution[] {
  const all = [batches(reading, tool), microbatches(reading), noise(tool), denominator(tool)];
  const given = all.filter((caution) => caution !== null);
  return [
    ...given.filter(({ weight }) => weight === 'wrong'),
    ...given.filter(({ weight }) => weight === 'check'),
  ];
}
