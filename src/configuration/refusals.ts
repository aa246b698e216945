// What a configuration runs when it is not DP-SGD with Poisson batches per record: what that is, why the page's ε is not its ε,
// and what may be done. A number is not among it.
import { SOURCES, type Source } from './tools';
import type { ConfigurationReading, OtherMechanism, ToolId } from './types';

export interface Refusal {
  id: OtherMechanism['id'];
  /** The line that says so. */
  line: number;
  title: string;
  text: string;
  /** Lines that would ask for what this page can answer. */
  offer: string | null;
  sources: readonly Source[];
}

const WORDS: Record<OtherMechanism['id'], Pick<Refusal, 'title' | 'text' | 'sources'>> = {
  'without-replacement': {
    title: 'The batches are not Poisson: their size is fixed',
    text: 'Each record does not join each batch by a coin of its own, so this accountant’s ε says nothing about the run, whose true ε can be much larger.',
    sources: [SOURCES.opacusBatches, SOURCES.shuffling],
  },
  'once-per-epoch': {
    title: 'Each record joins once in an epoch',
    text: 'Shuffled or cyclic batches are another mechanism than Poisson batches, and their ε can be much larger. What holds of them is a bound of their own.',
    sources: [SOURCES.shuffling, SOURCES.tensorflowStatement],
  },
  truncated: {
    title: 'The batches are cut at a largest size',
    text: 'Truncated Poisson batches are no Poisson batches: whether a record is dropped depends on the others. The library has an event of its own for them; this page has none.',
    sources: [SOURCES.jaxBatches],
  },
  'correlated-noise': {
    title: 'The noise of different steps is correlated',
    text: 'DP-FTRL, tree aggregation and banded matrix mechanisms draw noise that the steps share; their ε does not follow from q, σ and T of DP-SGD.',
    sources: [SOURCES.jaxBatches],
  },
  laplace: {
    title: 'The noise is Laplace noise',
    text: 'This page is about Gaussian noise. For the Laplace mechanism ε = sensitivity over scale, summed over the steps, is a valid upper bound.',
    sources: [SOURCES.pldAccountant],
  },
  schedule: {
    title: 'The noise changes during training',
    text: 'One σ does not describe the run. Give the σ of each part of it and its steps.',
    sources: [SOURCES.opacusEngine],
  },
  clients: {
    title: 'It protects clients, and not records',
    text: 'What is added or removed is a whole client. The mathematics is the same with clients in the place of records: q is the clients of a round over all clients, if each joins by its own coin, and T the number of rounds.',
    sources: [SOURCES.sgm],
  },
  users: {
    title: 'It protects users with several records',
    text: 'An ε of single records says less about someone with several of them. A group of k records has a larger ε; chapter 1 draws it.',
    sources: [SOURCES.tensorflowStatement],
  },
  another: {
    title: 'It is another mechanism',
    text: 'Its noise is of another law, or added elsewhere than to the clipped gradients of each step: its ε does not follow from q, σ and T.',
    sources: [SOURCES.sgm],
  },
  weighted: {
    title: 'Records do not join at one rate',
    text: 'Some records are drawn more often than others, or occur more than once, and a record’s chance may depend on the others. One rate q does not describe that; the ε of the record that is drawn most is larger.',
    sources: [SOURCES.sgm],
  },
  'batch-clipped': {
    title: 'Records are not clipped one by one',
    text: 'Where the mean or the sum of a batch is clipped, one record can move it from one side to the other, by 2C already under add/remove. The noise multiplier then counts half at most, and less if the noise is divided by the batch size.',
    sources: [SOURCES.sgm],
  },
  labels: {
    title: 'It protects labels alone',
    text: 'Label differential privacy takes the features for public. Mechanisms made for it have an ε of their own; that of DP-SGD is about whole records.',
    sources: [SOURCES.labels],
  },
  'not-private': {
    title: 'Privacy is switched off here',
    text: 'As the text stands, nothing is clipped and no noise is added: no ε holds.',
    sources: [SOURCES.sgm],
  },
  unclipped: {
    title: 'Nothing is clipped',
    text: 'A clipping norm of zero, below zero, infinity or none bounds no gradient. One record can then move the sum by any amount, and no noise multiplier covers that: no ε holds. Give the norm, above 0, that each record’s gradient is clipped to.',
    sources: [SOURCES.sgm],
  },
};

/** A shuffled loader; Opacus puts a Poisson sampler in its place. */
function shuffled({ flags, others }: ConfigurationReading, tool: ToolId): OtherMechanism[] {
  const { shuffle, poissonSampling } = flags;
  if (!shuffle?.value || poissonSampling?.value || tool === 'opacus') return [];
  return others.some(({ id }) => id === 'without-replacement' || id === 'once-per-epoch')
    ? []
    : [{ ...shuffle, id: 'once-per-epoch' }];
}

/** In the order of the text, each kind once. */
export function refusalsOf(reading: ConfigurationReading, tool: ToolId): Refusal[] {
  const seen = new Set<string>();
  const others = [...reading.others, ...shuffled(reading, tool)].toSorted((a, b) => a.line - b.line);
  return others.flatMap(({ id, line }) => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ id, line, ...WORDS[id], offer: offerOf(id, reading) }];
  });
}

function offerOf(id: OtherMechanism['id'], { claims }: ConfigurationReading): string | null {
  const value = (quantity: (typeof claims)[number]['quantity']) =>
    claims.find((claim) => claim.quantity === quantity)?.value ?? null;
  const rest = [
    ['noise_multiplier', value('noiseMultiplier')] as const,
    ['delta', value('delta')] as const,
  ].flatMap(([name, number]) => (number === null ? [] : [`${name} = ${number}`]));
  if (id === 'clients') {
    const [perRound, clients, rounds] = [value('clientsPerRound'), value('clients'), value('rounds')];
    if (perRound === null || clients === null || rounds === null || perRound > clients) return null;
    return [`sampling_rate = ${perRound} / ${clients}`, `steps = ${rounds}`, ...rest].join('\n');
  }
  const epochs = value('epochs');
  if (id === 'once-per-epoch' && epochs !== null) {
    return ['sampling_rate = 1', `steps = ${Math.ceil(epochs)}`, ...rest].join('\n');
  }
  return null;
}
