// An example configuration for each library, as its users write it.
import type { ToolId } from './tools';

export const EXAMPLES: readonly { tool: ToolId; title: string; text: string }[] = [
  {
    tool: 'opacus',
    title: 'Opacus',
    text: `train_loader = DataLoader(train_dataset, batch_size=256)
dataset_size = 60_000
model, optimizer, train_loader = PrivacyEngine(accountant="prv").make_private(
    module=model,
    optimizer=optimizer,
    data_loader=train_loader,
    noise_multiplier=1.1,
    max_grad_norm=1.0,
)
epochs = 15
delta = 1e-5
epsilon = privacy_engine.get_epsilon(delta)
`,
  },
  {
    tool: 'tensorflow-privacy',
    title: 'TensorFlow Privacy',
    text: `optimizer = tf_privacy.DPKerasSGDOptimizer(
    l2_norm_clip=1.0, noise_multiplier=1.3, num_microbatches=250, learning_rate=0.15)
compute_dp_sgd_privacy_statement(
    number_of_examples=60000, batch_size=250, num_epochs=15,
    noise_multiplier=1.3, used_microbatching=False, delta=1e-5)
`,
  },
  {
    tool: 'jax-privacy',
    title: 'JAX Privacy',
    text: `event = jax_privacy.accounting.dpsgd_event(
    noise_multiplier=3, iterations=512, sampling_prob=0.1)
accountant = dp_accounting.pld.PLDAccountant()
epsilon = accountant.compose(event).get_epsilon(target_delta=1e-6)
# as its documentation reports it
epsilon = 3.77
`,
  },
];
