// What a configuration's epsilon does not cover, or may not mean: said only where the text or the library gives reason to.
import { claimsOf } from './agreement';
import { SOURCES, type Source } from './tools';
import type { ConfigurationReading, ToolId } from './types';

export interface Caution {
  id:
    | 'unread'
    | 'batches'
    | 'microbatches'
    | 'adaptive'
    | 'resumed'
    | 'mean'
    | 'mixing'
    | 'more'
    | 'runs'
    | 'adjacency'
    | 'noise'
    | 'denominator'
    | 'unchanged';
  title: string;
  text: string;
  sources: readonly Source[];
}

const isFalse = (flag: { value: boolean } | undefined): boolean => flag?.value === false;
const isTrue = (flag: { value: boolean } | undefined): boolean => flag?.value === true;

/** Pieces that are named; of more it is said that there are. */
const NAMED = 6;

function unread({ unread: pieces }: ConfigurationReading): Caution | null {
  if (pieces.length === 0) return null;
  const named = pieces.slice(0, NAMED).map(({ line, text }) => `“${text}”, line ${line}`);
  const rest = pieces.length - named.length;
  return {
    id: 'unread',
    title: 'Not all of the text was followed',
    text: `${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}: where this changes the noise, the batches, the records or the length of the run, the ε is another one than the one here. Say it as numbers, or take it out.`,
    sources: [SOURCES.sgm],
  };
}

function batches(
  { attached, flags, others, saysPoisson }: ConfigurationReading,
  tool: ToolId,
): Caution | null {
  const consequence =
    'Accountants for Poisson sampling, this page’s among them, say nothing about shuffled or fixed-size batches; the true ε can be much larger.';
  // refused already
  const refused = others.some(({ id }) => id === 'without-replacement' || id === 'once-per-epoch');
  if (refused || isTrue(flags.poissonSampling) || saysPoisson) return null;
  if (attached) {
    return {
      id: 'batches',
      title: 'attach leaves the batches as they are',
      text: `“${attached.text}”, line ${attached.line}: Opacus before 1.0 changes no loader, and takes the sampling rate that it is given on trust. Unless the loader has a Poisson sampler of its own, each record does not join each batch by its own coin. ${consequence}`,
      sources: [SOURCES.opacusEngine, SOURCES.shuffling],
    };
  }
  if (tool === 'opacus') {
    return isTrue(flags.shuffle)
      ? {
          id: 'batches',
          title: 'shuffle=True is replaced',
          text: 'make_private puts a Poisson sampler in its place. A loop over the loader it was given, rather than the one it returns, is not covered.',
          sources: [SOURCES.opacusEngine, SOURCES.opacusBatches],
        }
      : null;
  }
  // refused as shuffled
  if (isTrue(flags.shuffle)) return null;
  const sources =
    tool === 'jax-privacy' ? [SOURCES.jaxBatches, SOURCES.jaxKeras] : [SOURCES.tensorflowBatches];
  return {
    id: 'batches',
    title: 'Are the batches Poisson?',
    text: `Nothing in the text says that each record joins each batch by its own coin. ${consequence}`,
    sources: [...sources, SOURCES.shuffling],
  };
}

function microbatches(reading: ConfigurationReading): Caution | null {
  const { microbatching } = reading.flags;
  const [count] = claimsOf(reading, 'microbatches');
  const [batch] = claimsOf(reading, 'batchSize');
  if (count && batch && count.value === batch.value) {
    return microbatching?.value === false
      ? null
      : {
          id: 'microbatches',
          title: 'Microbatches of one record each',
          text: 'Each record is clipped by itself, so σ counts as it stands. The library’s privacy statement halves it unless it is told used_microbatching=False, and then prints a larger ε.',
          sources: [SOURCES.tensorflowStatement],
        };
  }
  const several = count !== undefined && batch !== undefined && count.value < batch.value;
  if (isFalse(microbatching) || !(several || isTrue(microbatching))) return null;
  return {
    id: 'microbatches',
    title: 'Microbatches of more than one record',
    text: 'Clipping then bounds a microbatch, and adding or removing one record can move its average from one side to the other: the sensitivity is 2C already under add/remove. The noise multiplier is halved here, as TensorFlow Privacy’s statement halves it; the substitute ε is then larger than it need be.',
    sources: [SOURCES.tensorflowStatement],
  };
}

function adaptive({ learnsNorm }: ConfigurationReading): Caution | null {
  return learnsNorm
    ? {
        id: 'adaptive',
        title: 'The clipping norm is learned from the data',
        text: `“${learnsNorm.text}”, line ${learnsNorm.line}: how many records are clipped is released too, under noise of its own. Opacus raises the noise of the gradients, so that the σ it is given counts for both; TensorFlow Privacy’s query does not. Where σ is the noise of the gradients alone, and σ′ that of the count, of sensitivity 1/2, the ε belongs to the noise multiplier z with 1/z² = 1/σ² + 1/(2σ′)², and is larger than the one here.`,
        sources: [SOURCES.adaptiveClipping],
      }
    : null;
}

function resumed({ goesOn }: ConfigurationReading): Caution | null {
  return goesOn
    ? {
        id: 'resumed',
        title: 'The run goes on from an earlier one',
        text: `“${goesOn.text}”, line ${goesOn.line}: what was trained before on the same records counts too. The ε here is that of the steps that are given; if the earlier ones are not among them, give them as a part of the run.`,
        sources: [SOURCES.sgm],
      }
    : null;
}

function mean({ noiseOfMean }: ConfigurationReading): Caution | null {
  return noiseOfMean
    ? {
        id: 'mean',
        title: 'Is the noise that of the sum, or of the mean?',
        text: `“${noiseOfMean.text}”, line ${noiseOfMean.line}: σ is taken here for the noise of the sum of clipped gradients, over C. If the number given is the noise of their mean, σ is that number times the batch size, over C, and the ε is another one.`,
        sources: [SOURCES.sensitivity],
      }
    : null;
}

function mixing({ mixesRecords }: ConfigurationReading, tool: ToolId): Caution | null {
  // Opacus refuses such layers
  if (!mixesRecords || (tool === 'opacus' && /norm/i.test(mixesRecords.text))) return null;
  return {
    id: 'mixing',
    title: 'Records meet before they are clipped',
    text: `“${mixesRecords.text}”, line ${mixesRecords.line}: then one record changes the gradients of others, and clipping each of them does not bound what the record does to the sum. The ε here holds only if every gradient is that of one record alone.`,
    sources: [SOURCES.opacusEngine],
  };
}

function more({ releasesMore }: ConfigurationReading): Caution | null {
  return releasesMore
    ? {
        id: 'more',
        title: 'More is released than the training',
        text: `“${releasesMore.text}”, line ${releasesMore.line}: what else is released from the same records adds to the ε of the training, and takes its share of a target.`,
        sources: [SOURCES.sgm],
      }
    : null;
}

function runs({ severalRuns }: ConfigurationReading): Caution | null {
  return severalRuns
    ? {
        id: 'runs',
        title: 'The ε is that of one run',
        text: `“${severalRuns.text}”, line ${severalRuns.line}: of several runs on the same records the ε here is one run’s, if nothing of the others is released or chosen by. For k of them that are released the steps are k times as many.`,
        sources: [SOURCES.tuning],
      }
    : null;
}

function noise(tool: ToolId): Caution {
  const sources =
    tool === 'jax-privacy' || tool === 'tensorflow-privacy' || tool === 'other'
      ? [SOURCES.sensitivity, SOURCES.sensitivityFix]
      : [SOURCES.opacusEngine];
  return {
    id: 'noise',
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
    title: 'The sum is divided by a fixed number',
    text:
      tool === 'opacus'
        ? 'Opacus divides by a batch size that it works out from the number of records. Under add/remove that number is itself a secret, and with few records it shows; under substitution it does not change.'
        : 'A division by the size of the batch that was drawn releases that size, and no ε on this page covers it. Divide by the expected size.',
    sources:
      tool === 'opacus' ? [SOURCES.opacusDenominator, SOURCES.opacusFloor] : [SOURCES.opacusDenominator],
  };
}

function adjacency({ adjacencies }: ConfigurationReading): Caution | null {
  const named = adjacencies.find(({ value }) => value === 'substitute');
  if (!named) return null;
  return {
    id: 'adjacency',
    title: `“${named.text}” is substitute adjacency`,
    text: `Line ${named.line} says so: an ε that this configuration reports, or aims at, is to be held against the substitute one.`,
    sources: [SOURCES.pldAccountant, SOURCES.sensitivity],
  };
}

function unchanged({ mentions }: ConfigurationReading): Caution | null {
  if (mentions.length === 0) return null;
  return {
    id: 'unchanged',
    title: 'What does not change ε',
    text: `${mentions.map((said, i) => (i === 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said)).join('; ')}. Only q, σ, T and δ count.`,
    sources: [SOURCES.sgm],
  };
}

export function cautionsFor(reading: ConfigurationReading, tool: ToolId): Caution[] {
  return [
    unread(reading),
    microbatches(reading),
    adaptive(reading),
    resumed(reading),
    mean(reading),
    mixing(reading, tool),
    more(reading),
    runs(reading),
    adjacency(reading),
    batches(reading, tool),
    noise(tool),
    denominator(tool),
    unchanged(reading),
  ].filter((caution) => caution !== null);
}
