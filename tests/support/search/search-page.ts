import { screen, within } from '@testing-library/react';

/* What a test reaches for on `/search`. */

export const results = () => within(screen.getByRole('main'));
export const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tours, destinations...' });
export const heading = (name: string) => results().findByRole('heading', { level: 2, name });
export const link = (name: RegExp) => results().findByRole('link', { name });

/** Something to wait for until it is released. */
export function pause() {
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { paused, release: () => release() };
}
