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
    say: t`One training, two upper bounds, because there are two neighbours: the study without Ana, and the study with another diagnosis for Ana. The third number is an attack, and it tells one diagnosis from another.`,
    ask: t`Hands up: which of the two numbers would you quote to Ana?`,
  },
  'two-neighbours': {
    say: t`Two tables that differ in one row, in two ways. Whatever training releases has to be almost as likely from the neighbour; how nearly is ε, how far that may be missed is δ. Clip, add up, add noise: that is DP-SGD.`,
    ask: t`Hands up: who would promise Ana the first, who the second?`,
  },
  clipped: {
    say: t`This is one step in slow motion. Each arrow is shortened to C, the arrows are added up, and only the sum with noise is released. Leave Ana out and the sum moves by at most C. Give her another diagnosis and it moves by up to 2C.`,
    ask: t`Which of the three choices for Ana moves the sum most?`,
  },
  'every-step': {
    say: t`Draw it slowly. Removing takes one arrow away. Replacing takes one away and puts another in, and the two may point in opposite directions. The noise is the same in both cases.`,
    ask: t`How far can the sum move when a record is replaced: C, or more?`,
  },
  'rare-step': {
    say: t`Sampling hides: most batches do not hold the record at all. That is where small sampling rates get their small ε from, under either adjacency.`,
    ask: t`In how many of a hundred steps is z drawn, on average?`,
  },
  'vote-twice': {
    say: t`Count the hands for each answer and write the counts down; then reveal. Most rooms are for one of the last two.`,
    ask: t`Who takes A, who B, who C?`,
  },
  'above-twice': {
    say: t`Doubling is a guarantee at δ = 0 alone. Here twice the add/remove ε is less than the substitute ε at the same δ: who doubles, promises too much.`,
    ask: t`Above, on, or below the line of twice? Say it before the point is dragged.`,
  },
  'below-twice': {
    say: t`And here doubling gives away far too much. There is no rule of thumb; the substitution has to be accounted for itself.`,
  },
  'vote-pair': {
    say: t`A single pair says little of a replacement: δ grows with ε, and to come back to the old δ, ε has to grow beyond twice.`,
    ask: t`Who takes A, who B, who C?`,
  },
  loose: {
    say: t`From one point of the add/remove curve: Theorem 4.1. From its whole curves: less. From the training itself: the substitute ε. Each step down needs more knowledge.`,
    ask: t`Which of the three would you be left with if a colleague gave you one pair (ε, δ) and nothing else?`,
  },
  profile: {
    say: t`An ε without its δ says little. All pairs together are the privacy profile, and the ratio of the two adjacencies changes along it.`,
  },
  tradeoff: {
    say: t`The same promise in the language of tests: false alarms against misses. Below the curve no attack of that adjacency can come. The mark is under the add/remove curve, and that is no contradiction.`,
    ask: t`Which of the two curves does the attack have to respect?`,
  },
  apart: {
    say: t`An audit is counting: play the game many times, count the mistakes, allow for bad luck, and read off which ε is refuted. A threshold that was picked after looking has no confidence.`,
    ask: t`What does a lower bound of 0 say about the training?`,
  },
  guess: {
    say: t`Let the room guess twenty times by a show of hands, and count. The best threshold sees the same twenty numbers, and luck moves both counts.`,
    ask: t`Is this number from a run with Ana’s record, or with the other diagnosis?`,
  },
  'few-steps': {
    say: t`Nothing here is Gaussian. One bump for each number of appearances, and the bump in the middle tells nothing.`,
    ask: t`Which bump do both worlds share?`,
  },
  training: {
    say: t`Now real records. The attackers may do less and less, from a gradient made to order to an ordinary record. All of them attack a replacement, so the add/remove line does not stop them.`,
    ask: t`Which attacker do you expect to come last?`,
  },
  'two-worlds': {
    say: t`Each cloud is five hundred models, and the two clouds differ in one record of Ana’s. Removing her hardly parts them. Flipping her label parts them up to twice as far under the same noise, which is what the two numbers of the sentence are about.`,
    ask: t`Which of the two changes does an attacker find more easily?`,
  },
  'learning-slowly': {
    say: t`What attacks live on is gradients. A model that still has something to learn has large ones.`,
  },
  learnt: {
    say: t`The same ε, a model that has learnt: records hardly have a gradient any more. The guarantee does not move, since it never relied on that.`,
    ask: t`Has the training become more private, or has the attack become weaker?`,
  },
  'below-ceiling': {
    say: t`This attack cannot show more than the dotted line, with any number of runs. That it stays low says something of the attack.`,
  },
  'vote-low-audit': {
    say: t`Two things are mixed up here: what this attack can see, and what the guarantee allows for. The next step shows another attack on the same noise.`,
    ask: t`Who takes which answer?`,
  },
  'other-records': {
    say: t`The same mechanism, the same noise, other losses for the other records: and the last model tells nearly all that the steps told. Publishing only the last model is no argument by itself.`,
    ask: t`Before the button is pressed: will the bar stay under the dotted line?`,
  },
  watch: {
    say: t`One training, a thousand coins. Guesses are compared with heads of a coin with a bias of e^ε to 1. The coin decides the label, so what is tested is a replacement.`,
    ask: t`How many right guesses of a thousand would surprise you?`,
  },
  'best-of-many': {
    say: t`Trying twenty numbers of guesses and reporting the best is the same error as picking a threshold after looking.`,
    ask: t`How many of a hundred such audits will claim too much?`,
  },
  'power-has-a-price': {
    say: t`A model that is of use and is audited at once. More weight on the tags: a stronger audit, a slightly worse model.`,
  },
  surer: {
    say: t`However much a model gives away, a thousand coins prove only so much. The ceiling is part of the result and has to be reported with it.`,
  },
  'who-assumes-what': {
    say: t`No audit is free: runs, records, a look inside, an assumption. And each tests one adjacency. Ask that first.`,
  },
  'vote-gain': {
    say: t`The factor e^ε is for the odds. What it does to a chance depends on where that began.`,
    ask: t`Who takes A, who B, who C?`,
  },
  'small-epsilon': {
    say: t`What an ε means depends on what could be guessed without it. A yes or no and a password are not the same secret.`,
    ask: t`A guess at one of ten values: right how often, under this training?`,
  },
  'large-delta': {
    say: t`Only the certificate was read at another point. Nothing was trained anew, so what the whole curves say stays.`,
    ask: t`Ana’s training is stated at a larger δ. Is she worse off?`,
  },
  'target-four': {
    say: t`Decide what should stay secret, then ask for the ε of that adjacency. Whoever promises 4 for a label will see a library report less than half of it.`,
    ask: t`Back to the first question: which number for Ana?`,
  },
};
