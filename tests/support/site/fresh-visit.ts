import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { endVisit } from '#tests/support/site/end-visit.ts';

afterEach(() => {
  cleanup();
  // What a test wrote into the page by hand.
  document.body.replaceChildren();
  endVisit();
});
