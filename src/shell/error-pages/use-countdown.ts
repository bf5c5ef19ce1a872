import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Readable } from '#platform/store.ts';
import { useStore } from '#platform/store.ts';

export interface Countdown {
  seconds: number;
  /** By the visitor; it goes on when they say so. */
  isPaused: boolean;
  pause: () => void;
  resume: () => void;
  /** It stands still without a network: nothing would come of it. */
  isOffline: boolean;
}

/** Counts seconds down and calls `onZero` once. It stands still while paused, offline, or looked at by nobody. */
export function useCountdown(from: number, onZero: () => void): Countdown {
  const [seconds, setSeconds] = useState(from);
  const [isPaused, setPaused] = useState(false);
  const isOffline = useStore(offline, false);

  useEffect(() => {
    if (isPaused || isOffline) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((left) => Math.max(0, left - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isPaused, isOffline]);

  useEffect(() => {
    if (seconds === 0) onZero();
  }, [seconds, onZero]);

  return { seconds, isPaused, pause: () => setPaused(true), resume: () => setPaused(false), isOffline };
}

/** The browser's word and what calls have proved; either is enough to wait. */
const offline: Readable<boolean> = {
  getSnapshot: () => !navigator.onLine || !onlineManager.isOnline(),
  subscribe(listener) {
    const unsubscribe = onlineManager.subscribe(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      unsubscribe();
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
