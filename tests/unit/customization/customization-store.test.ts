import { expect, test, vi } from 'vitest';
import { createCustomizationStore, nothingKept } from '#features/trip/state/customization-store.ts';
import { add, after, balloon, mara, party, setMara, sleep, tent } from '#tests/unit/customization/trip-samples.ts';

const key = 'tourCustomization';
const now = () => new Date('2026-11-20T09:00:00Z');
const trip = after(setMara, add(balloon));
const loaded = { ...trip, isLoading: false };

/** What a browser tells the other tabs; happy-dom has only one. */
function writeInOtherTab(value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function refuse(name: string): never {
  throw new DOMException('refused', name);
}

test('with nothing stored, or nothing legible, the snapshot is the very one of the prerendered page', () => {
  for (const stored of [null, 'not JSON', '{"baseTour":null}', '[]', '\u0000', 'x'.repeat(200_000)]) {
    if (stored !== null) localStorage.setItem(key, stored);
    const store = createCustomizationStore(now);
    expect(store.getSnapshot(), stored ?? 'nothing').toBe(nothingKept);
  }
});

test('a trip is stored under its key and read on the next visit (B-118)', () => {
  createCustomizationStore(now).set(trip);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ baseTour: mara, pricing: { total: 2133.2 } });
  const next = createCustomizationStore(now);
  expect([next.getSnapshot(), next.isSaved()]).toEqual([loaded, true]);
});

test('without a base tour nothing is stored (B-118)', () => {
  createCustomizationStore(now).set(after(party(4)));
  expect(localStorage.getItem(key)).toBeNull();
});

test('the snapshot stays the same object until something changes', () => {
  const store = createCustomizationStore(now);
  store.set(trip);
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  const stop = store.subscribe(() => undefined);
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  stop();
});

test('another tab’s change is followed, and the last write wins (B-118)', () => {
  const store = createCustomizationStore(now);
  const changes = vi.fn();
  const stop = store.subscribe(changes);
  store.set(trip);
  writeInOtherTab(JSON.stringify(after(setMara, sleep(tent))));
  expect(changes).toHaveBeenCalledTimes(2);
  expect(store.getSnapshot().customizations).toMatchObject({ activities: [], accommodations: [tent] });
  store.set(trip);
  expect(createCustomizationStore(now).getSnapshot()).toEqual(loaded);
  stop();
});

test('what another tab cleared stays on this page', () => {
  const store = createCustomizationStore(now);
  const stop = store.subscribe(() => undefined);
  store.set(trip);
  writeInOtherTab(null);
  expect(store.getSnapshot()).toEqual(trip);
  stop();
});

test('other keys and unsubscribed pages are left alone', () => {
  const store = createCustomizationStore(now);
  const changes = vi.fn();
  const stop = store.subscribe(changes);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  writeInOtherTab(JSON.stringify(trip));
  expect(changes).not.toHaveBeenCalled();
});

test('storage that is blocked or full: the trip lives in memory, and that is known', () => {
  const store = createCustomizationStore(now);
  vi.stubGlobal('localStorage', {
    getItem: () => refuse('SecurityError'),
    setItem: () => refuse('QuotaExceededError'),
  });
  store.set(trip);
  expect([store.getSnapshot(), store.isSaved()]).toEqual([trip, false]);
  const stop = store.subscribe(() => undefined);
  expect([store.getSnapshot(), store.isSaved()]).toEqual([trip, false]);
  stop();
});

test('a trip in memory is stored again as soon as storage takes it', () => {
  const store = createCustomizationStore(now);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => refuse('QuotaExceededError') });
  store.set(trip);
  vi.unstubAllGlobals();
  store.set(trip);
  expect(store.isSaved()).toBe(true);
  expect(localStorage.getItem(key)).not.toBeNull();
});
