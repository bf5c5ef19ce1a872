import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BotCheck, type BotCheckState, createBotCheck } from '#shell/bot-check/bot-check-state.ts';

/** A form's own bot check, to be shown by a `BotCheckField`. It loads nothing before `check.touch()`. */
export function useBotCheck(): BotCheckState & { check: BotCheck } {
  const [check] = useState(createBotCheck);
  const state = useSyncExternalStore(check.subscribe, check.state, check.state);
  useEffect(() => {
    addEventListener('online', check.retryNow);
    return () => {
      removeEventListener('online', check.retryNow);
      check.stop();
    };
  }, [check]);
  return { ...state, check };
}
