// S3 on the page, in words.
import type { Attack } from './attack';
import { needs } from './demands';

export const S3: Attack = {
  title: 'crafted input',
  shape: 'square',
  replacement: 'z against features made so that their gradient opposes that of z; the label stays.',
  score: 'the log-odds of the label at z, less those at z′',
  needs: needs('----++'),
  knows: 'The training records and the model: enough for a noise-free model, and for z’s gradient there.',
  sees: 'What the attacked model answers at z and z′.',
  without:
    'It cannot touch gradients: a gradient is what a record happens to have there. It shrinks as the model learns the record, and opposes that of z only roughly.',
  choice: ({ data }) => `Any ${data.columns} numbers for features`,
};
