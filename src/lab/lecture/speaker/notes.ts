// What a speaker says, step by step: the sentence that must be heard, and what to ask before it is shown. By step id; a test
// asks for every step.
import { t } from '@lingui/core/macro';

export interface SpeakerNote {
  say: string;
  /** To be asked before anything is dragged or pressed. */
  ask?: string;
}

export const NOTES: Readonly<Record<string, SpeakerNote>> = {
  start: {
    say: t`One training run has two upper bounds, because Ana’s study has two neighbours. One is the study without Ana, the other the study with another diagnosis for Ana. The third number comes from an attack that tells one diagnosis from another.`,
    ask: t`Hands up, please. Which of the two numbers would you quote to Ana?`,
  },
  'two-neighbours': {
    say: t`The two tables differ in one row, and there are two ways to differ. What training releases has to be almost as likely from the neighbour. ε measures how close “almost” is, and δ is a small allowance on top. DP-SGD clips, adds up, and adds noise.`,
    ask: t`Hands up, please. Who would promise Ana the first, and who the second?`,
  },
  clipped: {
    say: t`This is one step in slow motion. Each arrow is shortened to C, the arrows are added up, and only the sum with noise is released. Leave Ana out and the sum moves by at most C. Give her another diagnosis and it moves by up to 2C.`,
    ask: t`Which of the three choices for Ana moves the sum most?`,
  },
  'every-step': {
    say: t`Draw it slowly. Removing takes one arrow away. Replacing takes one away and puts another in, and the two may point in opposite directions. The noise is the same in both cases.`,
    ask: t`When a record is replaced, can the sum move by C, or by more?`,
  },
  'rare-step': {
    say: t`Sampling hides, because most batches do not hold the record at all. That is why small sampling rates have a small ε, under either adjacency.`,
    ask: t`In how many of a hundred steps is z drawn, on average?`,
  },
  'vote-twice': {
    say: t`Count the hands for each answer and write the counts down, then reveal. Most audiences choose one of the last two.`,
    ask: t`Who takes A, who B, who C?`,
  },
  'above-twice': {
    say: t`Doubling is a guarantee only at δ = 0. Here twice the add/remove ε is less than the substitute ε at the same δ, so anyone who doubles promises too much.`,
    ask: t`Will the point be above, on or below the line of twice? Decide before you drag it.`,
  },
  'below-twice': {
    say: t`Here twice is far too much. No rule of thumb works, so count the replacement itself.`,
  },
  'vote-pair': {
    say: t`A single pair says little about a replacement. δ grows with ε, and to come back to the old δ, ε has to grow to more than twice.`,
    ask: t`Who takes A, who B, who C?`,
  },
  loose: {
    say: t`One point of the add/remove curve gives Theorem 4.1. The whole curve gives less. The training itself gives the substitute ε. Each step down needs more knowledge.`,
    ask: t`Which of the three would you be left with if a colleague gave you one pair (ε, δ) and nothing else?`,
  },
  profile: {
    say: t`An ε without its δ says little. All pairs together are the privacy profile, and the ratio of the two adjacencies changes along it.`,
  },
  tradeoff: {
    say: t`This is the same promise in the language of tests, with false alarms against misses. No attack on that adjacency can come below the curve. The mark lies under the add/remove curve because the attack replaces a record.`,
    ask: t`Which of the two curves does the attack have to respect?`,
  },
  apart: {
    say: t`An audit counts. It plays the game many times, counts the mistakes, allows for bad luck, and reads off which ε it rejects. A threshold that was chosen after looking has no confidence.`,
    ask: t`What does a lower bound of 0 say about the training?`,
  },
  guess: {
    say: t`Let the audience guess twenty times by a show of hands, and count. The best threshold sees the same twenty numbers, and luck moves both counts.`,
    ask: t`Is this number from a run with Ana’s record, or with the other diagnosis?`,
  },
  'few-steps': {
    say: t`Neither curve is a single bell here. There is one bump for each number of appearances, and the bump in the middle tells nothing.`,
    ask: t`Which bump do both worlds share?`,
  },
  training: {
    say: t`Now the records are real. The attackers may do less and less, from a gradient made to order to an ordinary record. All of them attack a replacement, so the add/remove line does not stop them.`,
    ask: t`Which attacker do you expect to come last?`,
  },
  'two-worlds': {
    say: t`Each cloud is five hundred models, and the two clouds differ in one record of Ana’s. Removing her hardly parts them. Flipping her label parts them up to twice as far under the same noise, which is what the two numbers of the sentence are about.`,
    ask: t`Which of the two changes does an attacker find more easily?`,
  },
  'learning-slowly': {
    say: t`Attacks live on gradients. A model that still has something to learn has large ones.`,
  },
  learnt: {
    say: t`The ε is the same, but this model has learnt, so records hardly have a gradient any more. The guarantee does not move, since it never relied on small gradients.`,
    ask: t`Has the training become more private, or has the attack become weaker?`,
  },
  'below-ceiling': {
    say: t`With any number of runs, only luck would take this attack beyond the dotted line. That it stays low says something about the attack.`,
  },
  'vote-low-audit': {
    say: t`Two things are mixed up here. One is what this attack can see, the other what the guarantee allows for. The next step shows another attack on the same noise.`,
    ask: t`Who chooses which answer?`,
  },
  'other-records': {
    say: t`The mechanism and the noise are the same, but the other records have other losses. Now the last model tells nearly all that the steps told. Publishing only the last model is no argument by itself.`,
    ask: t`Guess before anyone presses the button. Will the bar stay under the dotted line?`,
  },
  watch: {
    say: t`There is one training run and a thousand coins. Guesses are compared with a coin that falls heads e^ε to 1. Each coin decides a label, so the run tests a replacement.`,
    ask: t`How many right guesses of a thousand would surprise you?`,
  },
  'best-of-many': {
    say: t`Trying twenty numbers of guesses and reporting the best is the same mistake as choosing a threshold after looking.`,
    ask: t`How many of a hundred such audits will claim too much?`,
  },
  'power-has-a-price': {
    say: t`This model does a useful task and is audited at once. More weight on the tags makes a stronger audit and a slightly worse model.`,
  },
  surer: {
    say: t`However much a model gives away, a thousand coins can show only so much. The ceiling is part of the result, so report it too.`,
  },
  'who-assumes-what': {
    say: t`No audit is free. It costs runs, records, a look inside or an assumption. Each tests one adjacency, so ask first which one.`,
  },
  'vote-gain': {
    say: t`The factor e^ε is for the odds. What it does to a probability depends on where that probability began.`,
    ask: t`Who takes A, who B, who C?`,
  },
  'small-epsilon': {
    say: t`What an ε means depends on what could be guessed without it. A yes or no and a password are not the same secret.`,
    ask: t`How often can a guess at one of ten values be right, under this training?`,
  },
  'large-delta': {
    say: t`We only read the curve at another point. Nothing was trained anew, so what the whole curve says stays.`,
    ask: t`The study now reports its ε at a larger δ. Is Ana worse off?`,
  },
  'target-four': {
    say: t`Decide what should stay secret, then ask for the ε of that adjacency. If you promise 4 for a label, the add/remove ε of that run is less than half of it, and many libraries show only that one.`,
    ask: t`Back to the first question. Which number would you quote to Ana?`,
  },
};
