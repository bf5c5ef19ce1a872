import { afterAll, afterEach, vi } from 'vitest';
import { consent } from '#platform/consent/consent.ts';
import { dismissNotice, noticeList } from '#platform/notices/notify.ts';

// Files of a worker share its modules: what a visitor chose and was told ends with the test, a browser with its file.
afterEach(() => {
  for (const { id } of noticeList.getSnapshot()) dismissNotice(id);
  consent.settle();
});
afterAll(() => {
  vi.unstubAllGlobals();
});
