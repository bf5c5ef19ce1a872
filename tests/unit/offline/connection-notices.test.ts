import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyOfConnection } from '#offline/connection-notices.ts';
import { offlineTexts } from '#offline/offline-texts.ts';
import { type Notice, noticeList } from '#platform/notices/notify.ts';

const goneText = 'You are now offline. Cached content will be available.';
const backText = 'Connection restored! Syncing data...';

let announced: string[] = [];
let seen: readonly Notice[] = [];
let stop = () => {};
let returns = 0;

function start(): void {
  stop = notifyOfConnection(async () => {
    returns += 1;
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  onlineManager.setOnline(true);
  announced = [];
  returns = 0;
  seen = [];
  noticeList.subscribe(() => {
    for (const notice of noticeList.getSnapshot()) if (!seen.includes(notice)) announced.push(notice.message);
    seen = noticeList.getSnapshot();
  });
});
afterEach(() => {
  stop();
});

test('the five texts, word by word (B-176)', () => {
  const written = Object.values(offlineTexts).map(({ title, message }) => `${title} - ${message}`);
  expect(written).toEqual([
    'Offline - You are currently offline. Some features may be limited.',
    'Offline - You are now offline. Cached content will be available.',
    'Back Online - Connection restored! Syncing data...',
    'Offline Ready - App is ready to work offline!',
    'Update Available - A new version is available. Refresh to update.',
  ]);
});

test('each change is announced once, at once (B-177)', () => {
  start();
  onlineManager.setOnline(false);
  onlineManager.setOnline(false);
  expect(announced).toEqual([goneText]);
  vi.advanceTimersByTime(60_000);
  onlineManager.setOnline(true);
  expect(announced).toEqual([goneText, backText]);
  expect(returns).toBe(1);
});

test('a visit that starts offline says so, and does not say it again when the browser repeats it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  start();
  onlineManager.setOnline(false);
  expect(announced).toEqual(['You are currently offline. Some features may be limited.']);
});

test('twenty changes in ten seconds are two notices at most, and the last state is the one that is announced', () => {
  start();
  for (let change = 0; change < 20; change += 1) {
    onlineManager.setOnline(change % 2 === 1);
    vi.advanceTimersByTime(500);
  }
  vi.advanceTimersByTime(60_000);
  expect(announced).toEqual([goneText, backText]);
});
