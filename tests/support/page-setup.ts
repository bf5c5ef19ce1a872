import '@testing-library/jest-dom/vitest';
import '#platform/zod-config.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// happy-dom has no layout; the router scrolls all the same.
window.scrollTo = vi.fn() as never;

afterEach(() => {
  cleanup();
  localStorage.clear();
});
