import '@testing-library/jest-dom/vitest';
import '#platform/zod-config.ts';
// What the site loads when it is idle is there from the start, so that no test ends while it is on its way.
import '#features/newsletter/newsletter-subscription.tsx';
import '#shell/chat/chat-button.tsx';
import '#shell/consent/cookie-banner.tsx';
import '#shell/modals/modal-layers.tsx';
import '#shell/notices/notice-stack.tsx';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dropAllModals } from '#shell/modals/modal-stack.ts';
import { endVisit } from '#tests/support/site/end-visit.ts';
import { picturesDoNotCome } from '#tests/support/site/unloaded-pictures.ts';

// A page's code and data may take long on a busy machine; what never comes fails all the same.
// Printing the page for each query that is waited for took a tenth of a test's time: `screen.debug()` prints it when asked.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

picturesDoNotCome();

// happy-dom has no layout; the router scrolls all the same, and the chat button looks at what is below it.
window.scrollTo = vi.fn() as never;
document.elementsFromPoint = () => [];

// React logs what a boundary has caught. Node would print such an error with all it refers to, and reading the private
// fields of happy-dom's elements on the way throws; its stack says enough.
const log = console.error;
console.error = (...values: unknown[]) => {
  log(
    ...values.map((value) => (value instanceof Error ? value.stack : typeof value === 'object' ? '[object]' : value)),
  );
};

const { origin } = location;

afterEach(() => {
  // Files of a worker share its window: a test that leaves the site would leave it for all that come after.
  if (location.origin !== origin) throw new Error(`The test has left the site for ${location.href}.`);
  dropAllModals();
  cleanup();
  endVisit();
});
