// Commands, fenced blocks and comments: which numbers of a text are in force.
import { describe, expect, it } from 'vitest';
import { choicesIn, rowsIn } from '../../testing/proposedIn';
import { propose } from '../propose';

describe('beside a command that is in force', () => {
  const active = 'python train.py --epsilon 3 --batch_size 512 --epochs 10 --delta 1e-5';
  it.each([
    ['a command in a comment', `# python train.py --noise_multiplier 1\n${active}`],
    ['a comment of INI', `; noise_multiplier = 1\n${active}`],
    ['a comment of Slurm', `##SBATCH --noise_multiplier=1\n${active}`],
    ['a comment of C', `// noise_multiplier = 1\n${active}`],
    ['a quotation of Markdown', `> noise_multiplier = 1\n\n${active}`],
    ['a line that is struck out', `~~noise_multiplier = 1~~\n${active}`],
    ['a comment of HTML', `<!-- noise_multiplier = 1 -->\n${active}`],
    ['a comment behind the command', `${active} # noise_multiplier = 1`],
  ])('a number in %s is offered and never taken', (_, text) => {
    expect(rowsIn(text)).toContain('targetEpsilon 3');
    expect(propose(text).unused).toContainEqual(
      expect.objectContaining({
        may: ['noiseMultiplier'],
        number: expect.objectContaining({ active: false, value: 1 }),
      }),
    );
    expect(propose(text).reported).toBeNull();
  });
});

describe('a text', () => {
  it('of comments alone fills no row and has its numbers as choices', () => {
    expect(rowsIn('# sigma = 1.1')).toEqual([]);
    expect(choicesIn('# sigma = 1.1')).toEqual({ noise: ['noiseMultiplier 1.1'] });
  });

  it('of two commands with different numbers fills no row and has choices', () => {
    const text =
      'python a.py --noise_multiplier 1.0 --batch_size 256\npython b.py --batch_size 512 --epochs 10';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text)).toEqual({
      batch: ['batchSize 256', 'batchSize 512'],
      length: ['epochs 10'],
      noise: ['noiseMultiplier 1'],
    });
  });

  it('of two fenced blocks with different numbers fills no row and has choices', () => {
    const text = '```\nsigma = 1.0\n```\nor\n```\nsigma = 1.3\nepochs = 10\n```';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text).noise).toEqual(['noiseMultiplier 1', 'noiseMultiplier 1.3']);
  });

  it('of two commands has the batch of a device times the devices and the other command’s batch as choices', () => {
    const text =
      'torchrun --nproc_per_node 8 train.py --per_device_train_batch_size 32 --gradient_accumulation_steps 16\npython finetune.py --batch_size 8';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text).batch).toEqual(expect.arrayContaining(['batchSize 4096', 'batchSize 8']));
  });

  it('of a command over several lines is read as one command', () => {
    const text = 'python train.py \\\n  --sigma 1.1 \\\n  --epochs 3\npython eval.py --batch_size 8';
    expect(rowsIn(text)).toEqual(['epochs 3', 'noiseMultiplier 1.1']);
  });
});
