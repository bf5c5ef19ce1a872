/** The part of a tour's page where the trip is put together; cards and the price box lead there. */
export const customiseId = 'customise';

/** Where the request form stands on a tour's page. */
export const requestAnchor = 'request';

/** Unfolds the choices of the trip on this page. */
export function openChoices(): void {
  const choices = document.querySelector<HTMLDetailsElement>(`#${customiseId} > details`);
  if (choices !== null) choices.open = true;
}
