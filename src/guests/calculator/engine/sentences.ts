// The sentences on the numbers of a text, on arithmetic that cannot be read, and on an ε that the text reports.
import { sentences } from '../../../base/sentences/family.ts';

/** The note beside a proposed number, or the reason why several numbers are offered as buttons. */
export const CHOICE = sentences('rowChoice', {
  weakName: 'Its name may count something else.',
  unknownWords: 'Its name has words that this page does not know.',
  misspelt: 'Its name seems to be misspelt.',
  otherRemark: 'The remark beside it says something else.',
  thousands: 'Its point was read as a thousands separator.',
  spaces: 'Its space was read as a thousands separator.',
  comma: 'Its comma may be a decimal point, or part two values.',
  notWorkedOut: 'It could not be worked out.',
  several: 'Several numbers share its name.',
  condition: 'It holds only under a condition.',
  changed: 'A line changes it.',
  defaultOfFunction: 'It is a default, which holds where nobody gives another.',
  disagree: 'The text gives it several values.',
  twoCommands: 'The text has several commands, and not all of them give it.',
  onlyRemarked: 'It stands in a comment or a quotation, so it is offered and never taken by itself.',
  remarkDiffers: 'A comment or a quotation gives another number, {text:quote}.',
  perDevice:
    'It may be the batch of one device or of one pass, or a product with the devices and the accumulated batches.',
  smaller: 'The line {text:quote} may make it smaller.',
});

/** The reason why a number of the text fills no row. */
export const UNUSED = sentences('unused', {
  unknownName: 'This page does not know its name.',
  another: 'By the words beside it, it counts something else.',
  defaultColumn: 'It stands in a column of defaults.',
  notOfItsKind: 'Its value does not fit its name.',
  remarked: 'It stands in a comment or a quotation.',
  lessSure: 'A number with a surer name fills the row already.',
  ofClients: 'It counts clients, and here records take part.',
  ofRecords: 'It counts records or batches, and here clients take part.',
  notEntering:
    'It does not enter ε, because a client is clipped and noised as a whole after its own training.',
  perPerson: 'It bounds the records of one person. Whom the ε protects depends on it.',
  repeats: 'It counts training runs, and each run whose result is released counts.',
  reported: 'It is the ε that the text reports, and the result is compared with it.',
  reportedOncePerEpoch:
    'It is the ε that the text reports for records which come once in every epoch, in whatever order.',
  stepsPerEpoch: 'It counts the steps of one epoch, and it is used where the number of records is not known.',
  microbatches: 'It counts microbatches. What is clipped depends on it.',
  ofWholeBatch: 'The whole batch of a step is given besides.',
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
