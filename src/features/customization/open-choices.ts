import { customiseId } from '#features/customization/customise-anchor.ts';

/** Unfolds the choices of the trip on this page. */
export function openChoices(): void {
  const choices = document.querySelector<HTMLDetailsElement>(`#${customiseId} > details`);
  if (choices !== null) choices.open = true;
}
