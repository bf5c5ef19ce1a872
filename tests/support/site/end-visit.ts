import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';
import { customizationStore } from '#features/trip/state/customization-store.ts';
import { consent } from '#platform/consent/consent.ts';
import { dismissNotice, noticeList } from '#platform/notices/notify.ts';
import { shortlist } from '#platform/shortlist/shortlist.ts';
import { takeFocus } from '#ui/take-focus.ts';

const keptStores = [
  { key: 'tourCustomization', store: customizationStore },
  { key: 'shortlist', store: shortlist },
];

/**
 * Ends a visit: files of a worker share its modules, and with them what a visitor chose, typed, saved and was told. The next
 * test is another visitor's. The browser is as it was as well: its clock, its storage, what a test watched or put in their place.
 */
export function endVisit(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of noticeList.getSnapshot()) dismissNotice(id);
  localStorage.clear();
  sessionStorage.clear();
  // What storage refused to keep lives in memory, until another tab says otherwise.
  for (const { key, store } of keptStores) {
    const stop = store.subscribe(() => undefined);
    dispatchEvent(new StorageEvent('storage', { key, newValue: '' }));
    stop();
  }
  // What was typed for a field that never came.
  takeFocus(document.createElement('input'));
  consent.settle();
  onlineManager.setOnline(true);
}
