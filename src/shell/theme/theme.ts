import { followStored, readStored, writeStored } from '#platform/browser/storage.ts';
import { createStore, type Readable } from '#platform/store.ts';

export type Theme = 'light' | 'dark';

const { subscribe, notify } = createStore(undefined, () => {
  const stops = [followSystem(), followOtherTabs()];
  return () => {
    for (const stop of stops) stop();
  };
});

/** The theme on screen; `before-paint.ts` has set it before the first paint. */
function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  notify();
}

/** Until the visitor chooses, the theme follows the system, also when that changes while the page is open (B-23). */
function followSystem(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const saved = readStored('theme');
    if (saved !== 'light' && saved !== 'dark') show(system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}

/** Another tab's choice is this tab's too. */
function followOtherTabs(): () => void {
  return followStored(['theme'], (stored) => {
    if (stored === 'light' || stored === 'dark') show(stored);
  });
}

export const theme: Readable<Theme> & { toggle(): void } = {
  getSnapshot: shownTheme,
  subscribe,
  toggle() {
    const next = shownTheme() === 'dark' ? 'light' : 'dark';
    show(next);
    writeStored('theme', next);
  },
};
