// Scrolls to a row or a question of the form and focuses it.
import type { FormAnswer } from '../engine/form/asked';

export function goTo(place: string): void {
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'nearest' });
  element?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
}

/** The HTML id of something that the form still needs: a question, a row or the target. */
export const placeOfOpen = ({ form }: FormAnswer, id: FormAnswer['open'][number]): string =>
  form.questions.some((question) => question.id === id) ? `question-${id}` : `row-${id}`;
