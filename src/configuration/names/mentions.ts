// What people ask about most, and no accountant needs to know.

/** What is asked about most, and enters no accountant. */
const UNCHANGED: readonly (readonly [RegExp, string])[] = [
  [/\badam\w*\b|dpadam/i, 'Adam instead of SGD works on the noisy gradients alone'],
  [/\blora\b|\bpeft\b/i, 'LoRA trains fewer weights, with the same clipping and noise'],
  [/\bscheduler?\b|lr_decay|cosine|warmup/i, 'a schedule of the learning rate scales what is already noisy'],
  [
    /per[-_ ]layer|layer[-_ ]?wise/i,
    'clipping layer by layer is clipping at C, if C² is the sum of the layers’ squared norms',
  ],
  [
    /accumulat/i,
    'accumulating gradients is one step of the whole batch, if it is noised once: q is that of the whole, and T counts noised steps',
  ],
  [
    /\bworld_size\b|\bn(?:um)?_?gpus?\b|data[-_ ]?parallel|\bddp\b|\bnproc_per_node\b|per[-_]device|multi[-_]gpu/i,
    'devices that share a batch are one step of all of it, if its noise has σC altogether',
  ],
];

/** What the text mentions that an accountant does not need to know, as sentences. */
export const mentionsIn = (text: string): string[] =>
  UNCHANGED.filter(([sign]) => sign.test(text)).map(([, said]) => said);
