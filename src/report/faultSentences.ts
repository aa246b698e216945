// The sentences that refuse the request of a report that cannot be made.
import { sentences } from '../base/sentences/family.ts';

export const REPORT_FAULTS = sentences('reportFaults', {
  besideSegments: '{field:name} stands beside segments, which have one each. Give one of them.',
  twoLengths: 'epochs stands beside steps. Give one of them.',
  samplingNotKnown:
    '{field:name} stands beside sampling unknown, which it does not go with. Give the sampling, or leave {field:name} out.',
  noDate: 'date is {date:quote}. Give a day as 2026-11-29, or leave it out.',
  noLink: 'link is {link:quote}. Give an address that begins with https:// or http://, or leave it out.',
  noLanguage: 'language is {language:quote}. Give en or de.',
  noUnit: 'unit is {unit:quote}. Give record or client.',
  noClipping: 'clipping is {clipping:quote}. Give each or microbatches.',
  noValues: 'values has {count:number} numbers. Give 1 to {most:number}.',
  noMarks:
    'marks is {marks:quote}. Give an object with a mark for the name of each assumption, or leave it out.',
  noMarkName: 'marks has {field:quote}, which is no assumption of this report. Give one of {names:name}.',
  noMark: 'marks.{field:name} is {mark:quote}. Give stated, assumed, or the lines of the text, from 1 on.',
});
