// Python that trains with the page's numbers. Names and arguments follow the libraries' sources as of November 2026:
// for Opacus, privacy_engine.py and data_loader.py of github.com/meta-pytorch/opacus (its loader samples at
// 1 / len(loader)); for TensorFlow Privacy, dp_optimizer_keras.py of github.com/tensorflow/privacy (it adds noise of clip
// times multiplier to the sum and divides by the number of microbatches); for JAX Privacy, clipping.py,
// batch_selection.py and examples/jax_api_example.py of github.com/google-deepmind/jax_privacy (its example multiplies
// by the sensitivity of REPLACE_ONE, twice the clipping norm).
import { roundDigits } from '../../../base/numerics/safeSide';
import { BATCH_CODE, denominatorOf, emptyCheck } from './batches';
import { askedFor } from './check';
import { DRAWN, head, type OurNumbers, type PrivateTraining, parameters, python, type Write } from './script';

export const TRAINING_LIBRARIES = [
  { value: 'opacus', label: 'Opacus' },
  { value: 'tensorflow-privacy', label: 'TensorFlow Privacy' },
  { value: 'jax-privacy', label: 'JAX Privacy' },
] as const;

export type TrainId = (typeof TRAINING_LIBRARIES)[number]['value'];

/** An ε in words, with four digits. It is rounded up, because an upper bound that is too small would be false. */
function atMost(value: number | null): string {
  if (value === null) return 'not known yet';
  return `at most ${roundDigits(value, 4, 'up')}`;
}

/** Comment lines on the page's numbers, as far as they are known. */
const meaning = ({ addRemove, substitute }: OurNumbers, { sampling }: PrivateTraining): string[] => [
  sampling === 'fixed-size'
    ? `With these numbers epsilon is ${atMost(substitute)}`
    : `With these numbers epsilon is ${atMost(addRemove)} for a record's presence (add/remove), ${atMost(substitute)}`,
  `for its label or an attribute (substitute): with ${DRAWN[sampling]}, noise on every step, and a fixed denominator.`,
  ...(sampling === 'fixed-size'
    ? ["For a record's presence it is not defined: with a record more or less every batch would be another."]
    : []),
];

const numbers = (training: PrivateTraining): string =>
  `${parameters(training)}\nclipping_norm = ${python(training.clippingNorm)}`;

/** Functions that draw batches which the library does not offer. */
const functionsOf = ({ sampling }: PrivateTraining): string =>
  sampling === 'poisson' ? '' : `\n\n${BATCH_CODE[sampling]}\n`;

const opacus: Write = (training, ours, provenance) => {
  const { sampling } = training;
  if (sampling !== 'poisson') return opacusOnBatches(sampling, training, ours, provenance);
  return `${head(provenance, [
    'pip install opacus==1.6.0',
    ...meaning(ours, training),
    'Opacus counts add/remove: engine.get_epsilon(delta) prints the first of the two, whichever the noise was chosen for.',
    'make_private_with_epsilon(target_epsilon=...) would choose its own noise, for an add/remove epsilon: where a label or an',
    'attribute is the secret, that is too little. So the noise is given here.',
  ])}
import torch
from opacus import PrivacyEngine

${numbers(training)}


def make_private(model, optimizer, dataset):
    """The model, the optimizer and a loader of Poisson batches; and the engine that counts."""
    # rounded down: Opacus samples at 1 / len(loader), which is then at most sampling_rate
    batch_size = int(sampling_rate * len(dataset) + 1e-9)
    if batch_size < 1:
        raise ValueError(f"{len(dataset)} records at rate {sampling_rate} make no batch")
    engine = PrivacyEngine(accountant="prv")
    model, optimizer, loader = engine.make_private(
        module=model,
        optimizer=optimizer,
        data_loader=torch.utils.data.DataLoader(dataset, batch_size=batch_size),
        noise_multiplier=noise_multiplier,
        max_grad_norm=clipping_norm,
        poisson_sampling=True,
    )
    return model, optimizer, loader, engine


def train(model, optimizer, loader, loss_of):
    """All the steps. loss_of(outputs, labels) is a mean over the batch."""
    done = 0
    while done < steps:
        for inputs, labels in loader:
            optimizer.zero_grad()
            loss_of(model(inputs), labels).backward()
            optimizer.step()
            done += 1
            if done == steps:
                return
`;
};

function opacusOnBatches(
  sampling: keyof typeof BATCH_CODE,
  ...[training, ours, provenance]: Parameters<Write>
): string {
  return `${head(provenance, [
    'pip install opacus==1.6.0',
    ...meaning(ours, training),
    'Opacus counts Poisson batches. With poisson_sampling=False it trains on the batches it is given and counts them as if they',
    'were, so that engine.get_epsilon(delta) is not the epsilon of this training.',
  ])}
import numpy as np
import torch
from opacus import PrivacyEngine

${numbers(training)}


${BATCH_CODE[sampling]}


class Batches(torch.utils.data.Sampler):
    """Indices of the records of each step."""

    def __init__(self, records):
        self.records = records

    def __iter__(self):
        return (batch.tolist() for batch in batches_of(self.records))

    def __len__(self):
        # Opacus divides sums by the records over this number: what a step expects
        return ${sampling === 'fixed-size' ? 'round(1 / sampling_rate)' : 'steps_per_epoch'}


def make_private(model, optimizer, dataset):
    """The model, the optimizer, and a loader of all the steps."""
${emptyCheck(training).replace('records', 'len(dataset)')}    engine = PrivacyEngine()
    return engine.make_private(
        module=model,
        optimizer=optimizer,
        data_loader=torch.utils.data.DataLoader(dataset, batch_sampler=Batches(len(dataset))),
        noise_multiplier=noise_multiplier,
        max_grad_norm=clipping_norm,
        poisson_sampling=False,
    )


def train(model, optimizer, loader, loss_of):
    """All the steps. loss_of(outputs, labels) is a mean over the batch."""
    for inputs, labels in loader:
        optimizer.zero_grad()
        loss_of(model(inputs), labels).backward()
        optimizer.step()
`;
}

const TF_COINS = `    random = np.random.default_rng()
    for _ in range(steps):
        chosen = np.flatnonzero(random.random(records) < sampling_rate)`;
const OWN_LOOP = '    for chosen in batches_of(records):';

const tensorflowPrivacy: Write = (training, ours, provenance) =>
  `${head(provenance, [
    'pip install tensorflow-privacy==0.9.0',
    ...meaning(ours, training),
    `TensorFlow Privacy trains on the batches it is given; its own examples shuffle. Here: ${DRAWN[training.sampling]}.`,
    'One microbatch a record: with fewer, a record moves the sum by twice as much, and half the noise multiplier counts.',
  ])}
import numpy as np
import tensorflow as tf
import tensorflow_privacy

${numbers(training)}
${functionsOf(training)}

def train(model, features, labels, learning_rate):
    """All the steps on NumPy arrays, for a model whose outputs are logits."""
    records = len(features)
${emptyCheck(training)}    optimizer = tensorflow_privacy.DPKerasSGDOptimizer(
        l2_norm_clip=clipping_norm,
        noise_multiplier=noise_multiplier,
        num_microbatches=None,
        learning_rate=learning_rate,
    )
    loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True, reduction="none")
${training.sampling === 'poisson' ? TF_COINS : OWN_LOOP}
        # the optimizer divides by the batch it got, whose size depends on the data: back to the expected one
        optimizer.learning_rate = learning_rate * len(chosen) / (${denominatorOf(training)})
        with tf.GradientTape() as tape:
            loss = loss_of(labels[chosen], model(features[chosen], training=True))
        optimizer.minimize(loss, model.trainable_variables, tape=tape)
`;

const JAX_COINS = `    batches = batch_selection.CyclicPoissonSampling(sampling_prob=sampling_rate, iterations=steps)
    for chosen in batches.batch_iterator(records):`;

/**
 * Random allocation in JAX Privacy. Its BallsInBinsSampling would keep each record's bin for all cycles, which is another
 * mechanism, so it is used once per epoch.
 */
const JAX_BINS = `

def batches_of(records):
    """The records of each step. BallsInBinsSampling keeps a record's bin for all cycles: here every epoch deals anew."""
    for _ in range(epochs):
        bins = batch_selection.BallsInBinsSampling(iterations=steps_per_epoch, cycle_length=steps_per_epoch)
        yield from bins.batch_iterator(records)
`;

const jaxPrivacy: Write = (training, ours, provenance) =>
  `${head(provenance, [
    'pip install "jax-privacy>=2.0.0", for names as in its source of November 2026',
    ...meaning(ours, training),
    'Its examples ask clipped_grad for the sensitivity of REPLACE_ONE, 2C, and multiply by it: the noise of twice this multiplier.',
  ])}
import jax_privacy
${training.sampling === 'fixed-size' ? 'import numpy as np\n' : ''}import optax
from jax_privacy import batch_selection, noise_addition

${numbers(training)}
${training.sampling === 'random-allocation' ? JAX_BINS : functionsOf(training)}

def train(loss_of, params, features, labels, optimizer, key):
    """All the steps. loss_of(params, features, labels) is a mean; features and labels are arrays."""
    records = len(features)
${emptyCheck(training)}    expected = ${denominatorOf(training)}
    gradient_of = jax_privacy.clipped_grad(
        loss_of, l2_clip_norm=clipping_norm, batch_argnums=(1, 2), normalize_by=expected)
    privatizer = noise_addition.gaussian_privatizer(
        stddev=noise_multiplier * clipping_norm / expected, prng_key=key)
    noise_state = privatizer.init(params)
    state = optimizer.init(params)
${training.sampling === 'poisson' ? JAX_COINS : OWN_LOOP}
        # padded, so that not every size of batch is compiled anew
        chosen = batch_selection.pad_to_multiple_of(chosen, 32)
        gradient = gradient_of(params, features[chosen], labels[chosen], is_padding_example=chosen == -1)
        noisy, noise_state = privatizer.update(gradient, noise_state)
        updates, state = optimizer.update(noisy, state, params)
        params = optax.apply_updates(params, updates)
    return params
`;

/** The end of a script. If the script is run by itself, it prints the ε of its numbers, computed by an accountant. */
const closing: Write = (training, ours) => {
  const { needs, lines } = askedFor(training, ours);
  const indented = lines.trimEnd().replace(/^(?=.)/gm, '    ');
  return `

if __name__ == "__main__":
    # what these numbers promise, before anything is trained (${needs})
${indented}
`;
};

const SCRIPTS = { opacus, 'tensorflow-privacy': tensorflowPrivacy, 'jax-privacy': jaxPrivacy } as const;

export const trainScript = (id: TrainId, ...of: Parameters<Write>): string =>
  SCRIPTS[id](...of) + closing(...of);
