import { type CustomizationState, isWorthKeeping } from '#features/customization/trip/customization-state.ts';

/** Whether there is a trip to come back to, or word of one whose days have passed. */
export function isBegun({ customizations, error }: CustomizationState): boolean {
  return isWorthKeeping(customizations) || error !== null;
}

/**
 * Holds the place of a trip begun free on home and lists, or gives it up. Before the first paint before-paint.js does so by the looks
 * of what is stored: reading all of it takes code that most visitors need not load.
 */
export function holdBegunPlace(isHeld: boolean): void {
  document.documentElement.toggleAttribute('data-begun', isHeld);
}
