import { officeDay, startWindow } from '#contract/calendar/calendar.ts';
import { begunMark } from '#contract/site/page-marks.ts';
import { type CustomizationState, initialState, isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { readCustomization } from '#features/trip/state/read-customization.ts';
import { createStoredStore, type StoredStore } from '#platform/browser/stored-store.ts';

/** What the prerendered page knows of. With nothing legible in storage it is this very one, or React would render its readers again. */
export const nothingKept: CustomizationState = { ...initialState, isLoading: false };

/** The one trip a visitor is putting together, shared by all tabs. */
export function createCustomizationStore(now: () => Date = () => new Date()): StoredStore<CustomizationState> {
  return createStoredStore(nothingKept, {
    key: 'tourCustomization',
    parse: (stored) => readCustomization(stored, startWindow(officeDay(now()))) ?? nothingKept,
    // One without a base tour is no trip and is not stored (B-118).
    format: (state) => (state.baseTour === null ? undefined : JSON.stringify(state)),
    outlivesClearing: true,
  });
}

export const customizationStore = createCustomizationStore();

/** Whether there is a trip to come back to, or word of one whose days have passed. */
export function isBegun({ customizations, error }: CustomizationState): boolean {
  return isWorthKeeping(customizations) || error !== null;
}

/**
 * Holds the place of a trip begun free on home and lists, or gives it up. Before the first paint before-paint.ts does so by the looks
 * of what is stored: reading all of it takes code that most visitors need not load.
 */
export function holdBegunPlace(isHeld: boolean): void {
  document.documentElement.toggleAttribute(begunMark, isHeld);
}
