// What a step is in a lecture: a whole scenario, and an address.
import { changeScenario, DEFAULT_SCENARIO, DEFAULT_VIEW, type Scenario } from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import type { Step } from './step';

export const lectureScenario = ({ scenario }: Step): Scenario => changeScenario(DEFAULT_SCENARIO, scenario);

export const speakerAddress = ({ id }: Step): string =>
  `?${formatAddress(DEFAULT_SCENARIO, { ...DEFAULT_VIEW, lecture: id, page: 'speaker' })}`;

/** '?v=2&q=1&lecture=every-step': the address of a step of the lecture, relative to the page. */
export const lectureAddress = (step: Step): string =>
  `?${formatAddress(lectureScenario(step), { ...DEFAULT_VIEW, lecture: step.id })}`;
