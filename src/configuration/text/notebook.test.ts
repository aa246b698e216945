// What a notebook or an interpreter has printed is the value of the expression above it, and no line of its own.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { withPrinted } from './notebook';

const means = (name: string) => /^(?:sigma|q|T|delta|cfg\.steps)$/.test(name);
const printed = (text: string) => withPrinted(text, means);

describe('what is printed below code', () => {
  it.each<[string, string]>([
    ['In [1]:\nsigma\n\nOut[1]:\n1.1', '\n\n\n\nsigma = 1.1'],
    ['In [2]: print(sigma)\nOut[2]: 1.1', 'print(sigma)\nsigma = 1.1'],
    ['>>> q, T, delta\n(0.01, 1000, 1e-05)', '\nq = 0.01, T = 1000, delta = 1e-05'],
    ['>>> cfg.steps\n4_000', '\ncfg.steps = 4_000'],
    ['In [1]: x_train.shape[0]\nOut[1]: 60000', '\nlen(x_train) = 60000'],
    ['In [1]: len(train_set)\n60000', 'len(train_set)\nlen(train_set) = 60000'],
    ['In [9]: engine.get_epsilon(delta)\nOut[9]: 0.91', 'engine.get_epsilon(delta)\nreported_epsilon = 0.91'],
    // nobody's numbers
    ['In [1]: accuracy(model)\nOut[1]: 0.93', 'accuracy(model)\n'],
    ['>>> 3 * sigma\n3.3', '\n'],
    // what is no number is read as it stands
    ['In [1]: args\nOut[1]: Namespace(sigma=1.1)', 'args\nNamespace(sigma=1.1)'],
    ['>>> for e in range(3):\n...     train()\nepoch 1/3', 'for e in range(3):\n     train()\nepoch 1/3'],
    // without prompts nothing is printed
    ['sigma\n1.1', 'sigma\n1.1'],
  ])('%s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it('is claimed like what is set, and competes with it', () => {
    const { claims, unread } = readConfiguration(
      'In [1]:\nsigma = 1.3\nOut[1]:\n\nIn [2]:\nsigma\nOut[2]: 1.1\nIn [3]:\naccuracy(model)\nOut[3]: 0.93',
    );
    expect(claims.map(({ value, line }) => [value, line])).toEqual([
      [1.3, 2],
      [1.1, 7],
    ]);
    expect(unread).toEqual([]);
  });
});
