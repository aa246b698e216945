// What is said beside numbers that were read from a text, why arithmetic is none, and what a reported ε is.
import { sentences } from '../../../base/sentences/family.ts';

export const READING = sentences('reading', {
  weakName: 'Its name may count something else.',
  unknownWords: 'Its name has words that this page does not know.',
  misspelt: 'Its name seems to be misspelt.',
  ofClients: 'It counts clients, not records.',
  otherRemark: 'The remark beside it says something else.',
  quotient: 'It is a quotient, or two values.',
  thousands: 'Its point was read as a thousands separator.',
  notWorkedOut: 'It could not be worked out.',
  several: 'Several values, or one with a decimal comma.',
  anotherBeside: 'Another number stands beside it.',
  fromProse: 'It was read from prose, so check it.',
  defaultOfFunction: 'It is the default of a function.',
  fromItself: 'It is computed from itself.',
  lengthOfLoop: 'It is the length of a loop.',
  productOfDevices:
    'It is a product of the batch of a device, the batches that are accumulated, and the devices.',
  ofOneDevice: 'It is the batch of one device, or of one pass.',
  smaller: '“{text:name}” may make it smaller.',
  smallerByLine: '“{text:name}”, line {line:number}, may make it smaller.',
  remark: 'A remark, “{text:name}”, says otherwise.',
});

export const EXPRESSION = sentences('expression', {
  misplaced: '“{sign:name}” does not belong there (write one number, or arithmetic with + - * / ^)',
  tooLarge: 'it is too large for a number, or none',
  openBracket: 'a bracket is not closed',
  endsEarly: 'it ends too early',
  unknownCall: '{name:name}(…) is not known here (write its value)',
  noValue: '{name:name} has no value here',
});

export const REPORTED = sentences('reported', {
  tight: 'That is the add/remove ε, as PRV and PLD accountants find it. It is not the ε of an attribute.',
  printedByOne:
    'That is what {library:said} prints for these numbers. It is a valid add/remove ε, {above:number} above the tight one.',
  printedByTwo:
    'That is what {one:said} and {other:said} print for these numbers. It is a valid add/remove ε, {above:number} above the tight one.',
  printedByCentralLimit:
    'That is what {library:said} prints for these numbers, by a central limit theorem. It is an approximation and no bound, and the add/remove ε that holds is {tight:number}.',
  substitute: 'It agrees with the substitute ε, so perhaps it was computed for replace-one already.',
  centralLimit: 'A GDP accountant uses a central limit, so its number is an approximation and not a bound.',
  belowTight: 'The add/remove ε here is tight, so no valid accountant of this mechanism prints less.',
  loosest: 'Rényi accounting, the loosest in use, would print at most {most:number}.',
  unexplained: 'No accountant known here prints it for these numbers.',
  perhapsOfAnother:
    'It may belong to another step, δ or sampling rate than the text says, so compare T and q above with what ran.',
});
