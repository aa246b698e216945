// The words that are explained on hover, focus and tap. One sentence or two each, our own.
export const TERMS = {
  'clipped gradient':
    'What one record adds to a step: its gradient, scaled down to length C if it is longer. Nothing a record does can add more than C.',
  adjacency:
    'Which pairs of data sets count as neighbours. An ε bounds how different training may look on two neighbours, and says nothing about other pairs.',
  'total variation':
    'The largest difference in probability that two distributions give to any event. Whoever must guess between them is right with probability one half plus half of it, at best.',
  'noise multiplier':
    'Standard deviation of the noise over C. The same σ hides a shift of C twice as well as one of 2C.',
  'sampling rate': 'The probability with which each record, by its own coin, joins the batch of a step.',
  'privacy profile':
    'For every ε the smallest δ at which training is (ε, δ)-private. One (ε, δ) is one point of it.',
  'trade-off curve':
    'For every share of false alarms the smallest share of misses that any test of one neighbour against the other can reach.',
  'group privacy':
    'What a guarantee for one change implies for two: twice the ε, and a δ that grows by the factor 1 + exp(ε).',
  prior:
    'The probability of being right before training has shown anything: by counting the possible values, or from other knowledge.',
  'false positive': 'A run with z′ in the data that the test takes for a run with z.',
  'false negative': 'A run with z in the data that the test takes for a run with z′.',
  'Clopper–Pearson':
    'An exact interval for a probability of which one has seen a count. It holds at the stated confidence whatever the probability is.',
  confidence:
    'How often, over repetitions of the whole audit, its claim is true. It holds for a procedure fixed beforehand, not for the best of many.',
} as const;

export type TermName = keyof typeof TERMS;
