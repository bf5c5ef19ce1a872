import { useEffect, useState } from 'react';
import { hasHappened, rememberForVisit } from '#platform/browser/visit-storage.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';

/** The greeting comes this long after the button, and stays this long (B-83). */
const comesAfter = 1000;
const staysFor = 8000;

export interface Greeting {
  isShown: boolean;
  close: () => void;
  /** Seen once, it does not come back during the visit. */
  remember: () => void;
  /** Keeps it on screen until it is released, and then for its full time. */
  hold: () => void;
  release: () => void;
}

const remember = () => rememberForVisit('chatGreeted');

/** Whoever opens a proposal, or the trip it has become, has its planner to ask, and a button to press where the greeting would lie. */
const isInTouch = () => (['proposal', 'shared'] as const).some((name) => fragmentOf(location.hash, name) !== undefined);

export function useGreeting(): Greeting {
  const [state, setState] = useState<'coming' | 'shown' | 'held' | 'gone'>(() =>
    hasHappened('chatGreeted') || isInTouch() ? 'gone' : 'coming',
  );

  useEffect(() => {
    if (state !== 'coming' && state !== 'shown') return;
    const [next, delay] = state === 'coming' ? (['shown', comesAfter] as const) : (['gone', staysFor] as const);
    const timer = setTimeout(() => setState(next), delay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    isShown: state === 'shown' || state === 'held',
    close: () => setState('gone'),
    remember,
    hold: () => setState('held'),
    release: () => setState((current) => (current === 'held' ? 'shown' : current)),
  };
}
