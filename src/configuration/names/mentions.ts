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
];

/** What the text mentions that an accountant does not need to know, as sentences. */
export const mentionsIn = (text: string): string[] =>
  UNCHANGED.filter(([sign]) => sign.test(text)).map(([, said]) => said);
