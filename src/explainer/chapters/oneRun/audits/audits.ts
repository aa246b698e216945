// The audits that "UniAud" and this page stand among: what each asks for, what its game tests, what it assumes. The columns
// are arranged after that paper's Tables I to III; the entries are ours, from how each method works. Data.
import type { Demanded, TestedAdjacency } from './demands';

export interface Audit {
  id: string;
  title: string;
  by: string;
  /** null: this page. */
  year: number | null;
  needs: Demanded;
  adjacency: TestedAdjacency;
  /** What decides the secret. */
  game: string;
  /** Where its number comes from. */
  bound: string;
  /** What to keep in mind; '' for nothing. */
  mind: string;
  source: string;
  /** Where it can be seen here, as the end of 'Here: …'; null: nowhere. */
  here: string | null;
}

/** By year, this page last. */
export const AUDITS: readonly Audit[] = [
  {
    id: 'poisoned',
    title: 'poisoned records',
    by: 'Jagielski, Ullman and Oprea',
    year: 2020,
    needs: { runs: 'many', data: 'real', access: 'scores', training: 'records', assumes: 'nothing' },
    adjacency: 'substitute',
    game: 'Crafted records stand in the place of real ones, or do not. Their published code replaces; the paper’s ε is of several records at once.',
    bound: 'Counted errors of many models, each rate with a confidence interval.',
    mind: 'An ε for several records says less of one of them.',
    source: '“Auditing Differentially Private Machine Learning: How Private is Private SGD?”',
    here: null,
  },
  {
    id: 'instantiated',
    title: 'an adversary at every level',
    by: 'Nasr and others',
    year: 2021,
    needs: { runs: 'many', data: 'none', access: 'steps', training: 'gradients', assumes: 'nothing' },
    adjacency: 'chosen',
    game: 'Two data sets that differ in one example, chosen by the attacker.',
    bound: 'Counted errors of many models.',
    mind: 'Six attackers, from one who asks a finished model to one who sets all the data: listed here at the strongest, whose data set is made up.',
    source: '“Adversary Instantiation: Lower Bounds for Differentially Private Machine Learning”',
    here: 'chapter 4’s attackers climb a ladder of the same kind, under substitute adjacency',
  },
  {
    id: 'bayesian',
    title: 'Bayesian estimate',
    by: 'Zanella-Béguelin and others',
    year: 2023,
    needs: { runs: 'many', data: 'real', access: 'scores', training: 'records', assumes: 'prior' },
    adjacency: 'chosen',
    game: 'Any membership attack whose errors can be counted.',
    bound: 'A credible interval from the joint posterior of both error rates. It is no confidence interval.',
    mind: 'It needs fewer models than intervals for each rate, but still a model or more for every guess that is counted as independent.',
    source: '“Bayesian Estimation of Differential Privacy”',
    here: 'npm run compute, query bayesianEpsLower',
  },
  {
    id: 'tight',
    title: 'two runs, every step',
    by: 'Nasr and others',
    year: 2023,
    needs: { runs: 'two', data: 'none', access: 'steps', training: 'gradients', assumes: 'curve' },
    adjacency: 'add-remove',
    game: 'A made-up gradient is put into steps, or is not.',
    bound: 'Every step is an observation; the counts are read along a trade-off curve, and composed.',
    mind: 'The canary is made, so the audit asks for no record, whatever else is trained on.',
    source: '“Tight Auditing of Differentially Private Machine Learning”',
    here: null,
  },
  {
    id: 'one-shot',
    title: 'random directions',
    by: 'Andrew and others',
    year: 2023,
    needs: { runs: 'one', data: 'none', access: 'model', training: 'gradients', assumes: 'limit' },
    adjacency: 'add-remove',
    game: 'Random directions are put into training, and compared with such as never were.',
    bound:
      'An estimate, not a bound: the angles to the final model are read as Gaussian, which they are in the limit.',
    mind: 'Made for federated learning, where a canary is a client’s whole update.',
    source: '“One-shot Empirical Privacy Estimation for Federated Learning”',
    here: null,
  },
  {
    id: 'in-out',
    title: 'in or out, real records',
    by: 'Steinke, Nasr and Jagielski',
    year: 2023,
    needs: { runs: 'one', data: 'real', access: 'scores', training: 'records', assumes: 'nothing' },
    adjacency: 'add-remove',
    game: 'A fair coin for each of many records: in or out.',
    bound: 'The number of right guesses of one model, against a binomial law.',
    mind: '',
    source: '“Privacy Auditing with One (1) Training Run”',
    here: 'the canaries “in-distribution” and “mislabelled” above',
  },
  {
    id: 'in-out-gradients',
    title: 'in or out, gradients',
    by: 'Steinke, Nasr and Jagielski',
    year: 2023,
    needs: { runs: 'one', data: 'none', access: 'steps', training: 'gradients', assumes: 'nothing' },
    adjacency: 'add-remove',
    game: 'A fair coin for each of many made-up gradients: in or out.',
    bound: 'The number of right guesses of one run, against a binomial law.',
    mind: '',
    source: '“Privacy Auditing with One (1) Training Run”',
    here: null,
  },
  {
    id: 'generated',
    title: 'made-up outsiders',
    by: 'Kazmi and others (PANORAMIA)',
    year: 2024,
    needs: { runs: 'one', data: 'real', access: 'scores', training: 'nothing', assumes: 'generator' },
    adjacency: 'add-remove',
    game: 'Records that were trained on against records that a generative model made.',
    bound: 'Right guesses beyond those of a baseline that never sees the model.',
    mind: 'No coin is tossed before training: what the generator does badly looks like leakage unless the baseline sees it too.',
    source: '“PANORAMIA: Privacy Auditing of Machine Learning Models without Retraining”',
    here: null,
  },
  {
    id: 'choose',
    title: 'one of k',
    by: 'Mahloujifar, Melis and Chaudhuri',
    year: 2024,
    needs: { runs: 'one', data: 'none', access: 'scores', training: 'records', assumes: 'curve' },
    adjacency: 'substitute',
    game: 'One of k candidates is trained on, for each of many canaries.',
    bound: 'Right guesses, against the most that a trade-off curve allows.',
    mind: 'A game and its bound: what the candidates are, and what is looked at, is left to whoever audits. Listed at the least it asks for.',
    source: '“Auditing f-Differential Privacy in One Run”',
    here: 'the gallery’s curve “Gaussian curve assumed”',
  },
  {
    id: 'poisoned-start',
    title: 'poisoned initialisation',
    by: 'a baseline of “UniAud”',
    year: 2025,
    needs: { runs: 'one', data: 'auxiliary', access: 'scores', training: 'weights', assumes: 'nothing' },
    adjacency: 'add-remove',
    game: 'Mislabelled records in or out, and training starts where the attacker wants.',
    bound: 'The number of right guesses of one model.',
    mind: 'That first weights can be crafted is Annamalai’s and De Cristofaro’s idea (2024), for audits of many runs.',
    source: '“UniAud”; “Nearly Tight Black-Box Auditing of Differentially Private Machine Learning”',
    here: 'the canaries “poisoned initialisation” above',
  },
  {
    id: 'new-token',
    title: 'new tokens',
    by: 'Panda and others',
    year: 2025,
    needs: { runs: 'one', data: 'real', access: 'scores', training: 'parts', assumes: 'nothing' },
    adjacency: 'add-remove',
    game: 'Sentences that end in a token of their own: in or out.',
    bound: 'The number of right guesses of one model.',
    mind: 'The vocabulary must hold tokens that no other text has.',
    source: '“Privacy Auditing of Large Language Models”',
    here: 'the canaries “new token” above',
  },
  {
    id: 'uniaud',
    title: 'UniAud',
    by: 'Liu and Xiong',
    year: 2025,
    needs: { runs: 'one', data: 'none', access: 'scores', training: 'records', assumes: 'nothing' },
    adjacency: 'substitute',
    game: 'Each canary is made of noise, has a random label, and is compared with itself under another.',
    bound: 'Right guesses of one model, by the published formula or the exact one here.',
    mind: 'It trains on canaries alone: what is audited is the training code, not a model that someone will use.',
    source:
      '“UniAud: A Unified Auditing Framework for High Auditing Power and Utility with One Training Run”',
    here: 'the run above, as it stands at first',
  },
  {
    id: 'uniaud-plus',
    title: 'UniAud++',
    by: 'Liu and Xiong',
    year: 2025,
    needs: { runs: 'one', data: 'real', access: 'scores', training: 'parts', assumes: 'nothing' },
    adjacency: 'substitute',
    game: 'Real records carry a trigger and a random tag, which a second head learns; each is compared with itself under another tag.',
    bound: 'Right guesses of one model, from the second head.',
    mind: 'The main task is trained beside it, so that the model audited is the one to be used; the weight λ of the tags trades its utility for power.',
    source:
      '“UniAud: A Unified Auditing Framework for High Auditing Power and Utility with One Training Run”',
    here: 'the canaries “trigger and tag” above',
  },
  {
    id: 'worst-case',
    title: 'the worst case (S1)',
    by: 'chapter 3',
    year: null,
    needs: { runs: 'many', data: 'none', access: 'model', training: 'gradients', assumes: 'curve' },
    adjacency: 'substitute',
    game: 'A gradient of +C at every step, or of −C; no other record has any.',
    bound:
      'Counted errors of many runs, read along a Gaussian curve; a reading that assumes no shape is offered beside it.',
    mind: '',
    source: 'Chapter 3 of this page, after Pradhan and others (2026)',
    here: 'chapter 3',
  },
  {
    id: 'natural',
    title: 'a natural record (S5)',
    by: 'chapter 4',
    year: null,
    needs: { runs: 'many', data: 'real', access: 'scores', training: 'records', assumes: 'curve' },
    adjacency: 'substitute',
    game: 'One real record, or another real one in its place.',
    bound: 'Counted errors of many models, read as in chapter 3.',
    mind: '',
    source: 'Chapter 4 of this page, after Pradhan and others (2026)',
    here: 'chapter 4, with three stronger attackers beside it',
  },
];
