import { afterAll, afterEach, vi } from 'vitest';
import { endVisit } from '#tests/support/site/end-visit.ts';

afterEach(endVisit);
afterAll(() => {
  vi.unstubAllGlobals();
});
