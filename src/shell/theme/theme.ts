import { readStored, writeStored } from '#platform/browser/storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The theme on screen; `before-paint.js` has set it before the first paint. */
function current(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
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
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) show(newValue);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export const theme = {
  current,
  toggle(): void {
    const next = current() === 'dark' ? 'light' : 'dark';
    show(next);
    writeStored('theme', next);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stops = [followSystem(), followOtherTabs()];
    return () => {
      listeners.delete(listener);
      for (const stop of stops) stop();
    };
  },
};
