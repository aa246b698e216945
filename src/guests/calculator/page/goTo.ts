// To a row or a question of the form, with the focus in it.

export function goTo(place: string): void {
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'nearest' });
  element?.querySelector<HTMLElement>('input, select, summary')?.focus();
}
