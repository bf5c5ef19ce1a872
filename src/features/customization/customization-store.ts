import { nairobiDay, startWindow } from '#contract/calendar.ts';
import { type CustomizationState, initialState } from '#features/customization/customization-state.ts';
import { readCustomization } from '#features/customization/read-customization.ts';
import { followStored, readStored, writeStored } from '#platform/browser/storage.ts';

const key = 'tourCustomization';
const nothingKept: CustomizationState = { ...initialState, isLoading: false };

export interface KeptCustomization {
  state: CustomizationState;
  /** False when storage refused the last change: it then lives as long as the page does. */
  isSaved: boolean;
}

const nobodys: KeptCustomization = { state: nothingKept, isSaved: true };

/**
 * The one trip a visitor is putting together, kept in storage and shared by all tabs: the last write wins, and the others
 * follow it. Where storage refuses, the trip lives in memory.
 */
export function createCustomizationStore(now: () => Date = () => new Date()) {
  const listeners = new Set<() => void>();
  let kept = nobodys;
  let readFrom: string | null | undefined;
  let stopFollowing: (() => void) | undefined;

  /** Reads again unless what was read last still stands there, so that a snapshot keeps its identity. */
  const refresh = () => {
    const stored = readStored(key);
    if (stored === readFrom || !kept.isSaved) return;
    readFrom = stored;
    const state = readCustomization(stored, startWindow(nairobiDay(now())));
    // The same as the prerendered page knows, or React would render all of it again.
    kept = state === undefined ? nobodys : { state, isSaved: true };
  };
  const announce = () => {
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot(): KeptCustomization {
      if (listeners.size === 0) refresh();
      return kept;
    },

    /** What the prerendered page knows of. */
    getServerSnapshot: (): KeptCustomization => nobodys,

    subscribe(listener: () => void): () => void {
      // While the browser takes over a prerendered page nothing has been read yet.
      if (listeners.size === 0) refresh();
      listeners.add(listener);
      stopFollowing ??= followStored(key, () => {
        kept = { ...kept, isSaved: true };
        refresh();
        announce();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },

    /** Keeps the state. One without a base tour is no trip and is not stored (B-118). */
    keep(state: CustomizationState): void {
      const stored = JSON.stringify(state);
      const isSaved = state.baseTour === null || writeStored(key, stored);
      if (isSaved) readFrom = stored;
      kept = { state, isSaved };
      announce();
    },
  };
}

export const customizationStore = createCustomizationStore();
