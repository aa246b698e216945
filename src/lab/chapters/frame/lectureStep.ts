// The scenario and the addresses of a step in the lecture.
import {
  changeScenario,
  DEFAULT_SCENARIO,
  DEFAULT_VIEW,
  type LecturePlanId,
  type Scenario,
} from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import type { Step } from './step';

export const lectureScenario = ({ scenario }: Step): Scenario => changeScenario(DEFAULT_SCENARIO, scenario);

export const speakerAddress = ({ id }: Step, plan: LecturePlanId | null = null): string =>
  `?${formatAddress(DEFAULT_SCENARIO, { ...DEFAULT_VIEW, lecture: id, plan, page: 'speaker' })}`;

/** The address of a step of the lecture in a plan, relative to the page: '?v=2&q=1&s=2&T=1&lecture=every-step&plan=45'. */
export const lectureAddress = (step: Step, plan: LecturePlanId | null = null): string =>
  `?${formatAddress(lectureScenario(step), { ...DEFAULT_VIEW, lecture: step.id, plan })}`;
