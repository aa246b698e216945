// The sentences on a link or a whole scenario that cannot be taken as it is.
import { sentences } from '../base/sentences/family.ts';

export const SCENARIO = sentences('scenario', {
  batchOutOfRange:
    'batchSize is {size:number}. Give a number above 0 and at most the {records:number} training records.',
  noFields: 'The scenario is {given:said}. Give its fields.',
  strangeField: 'The scenario has {given:said}, which is no field of one. Leave it out.',
  littleNoise:
    '{field:said} is {noise:number}, too little for batches of fixed size, where a record moves a sum by 2C. Give at least {least:number}.',
  leastNoiseInstead:
    '{field:said} is {noise:number}, too little for batches of fixed size, where a record moves a sum by 2C. The least that is answered for, {least:number}, is used instead.',
  littleNoiseAt:
    '{field:said} is {noise:number}, too little noise for batches of fixed size. Give at least {least:number}.',
  offAxis: '{field:said} is {point:number}, which is outside {axis:said}. Give {range:said}.',
  othersStand: '{refused:said} It is left out, and the others stand.',
  noneInstead: '{refused:said} None are used.',
  severalInstead: '{refused:said} {values:name} are used instead.',
  oneInstead: '{refused:said} {value:number} is used instead.',
});

export const LINK = sentences('link', {
  brokenPiece: "The link's piece {piece:said} is not properly percent-encoded and is left out.",
  tooLong:
    'The link has {length:number} characters, but at most {most:number} are read. The defaults are shown.',
  givenTwice: '{field:said} is given twice. The first value is used, not {other:said}.',
  keyGivenTwice: '{key:name} is given twice. The first value is used, not {other:said}.',
  unreadVersion:
    "The link's version is {given:said}. Give a whole number up to {latest:number}. It is read as version {latest:number}.",
  newerVersion:
    'A newer page made this link, in format {version:number}, but this page reads formats up to {latest:number}. What the link shares with format {latest:number} is shown. Reload the page to get the newer one.',
  longValue: 'it has more than {most:number} characters',
  notOnOffer: 'it is not on offer',
  inPart: 'in {part:said}, {why:said}',
  unknownKey: "The link's key {key:said} means nothing here and is left out. Known keys are {known:name}.",
  moreUnknownKeys: '{count:number} more unknown keys are left out.',
});

/** Sentences on the keys of a link that say how the page is shown. */
export const VIEW = sentences('view', {
  leftOut: '{field:name} cannot be {given:said}, because {why:said}. Give {range:said}. It is left out.',
  othersShown:
    '{field:name} cannot be {given:said}, because {why:said}. Give {range:said}. The others are shown.',
  oneOf: 'one of {choices:name}',
  someOf: 'names from {choices:name}, by commas, or all, or none',
  notOnOffer: '{names:said} is not on offer',
  origin:
    'an origin as https://example.org, or http://localhost:8000 while you build, without a path and without *',
  noOrigin: 'it is not one exact origin that a browser trusts',
  step: 'the name of a step, which has up to 40 of a-z, 0-9 and -',
  noStep: 'it cannot be the name of a step',
  form: 'rows and answers of the calculator, as n:60000;B:256',
  noForm: 'it cannot be a form of the calculator',
  figure: 'the name of a figure, which has up to 40 of a-z, 0-9 and -',
  noFigure: 'it cannot be the name of a figure',
  chance: 'a chance below 1, such as 0.1',
  noChance: 'it is not between 0 and 1',
});
