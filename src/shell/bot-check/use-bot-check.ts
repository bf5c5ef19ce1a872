import { useEffect, useState } from 'react';
import { useStore } from '#platform/store.ts';
import { type BotCheck, type BotCheckState, createBotCheck } from '#shell/bot-check/bot-check-state.ts';

/** A form's own bot check, to be shown by a `BotCheckField`. It loads nothing before `check.touch()`. */
export function useBotCheck(): BotCheckState & { check: BotCheck } {
  const [check] = useState(createBotCheck);
  const state = useStore(check.state, check.state.getSnapshot());
  useEffect(() => {
    addEventListener('online', check.retryNow);
    return () => {
      removeEventListener('online', check.retryNow);
      check.stop();
    };
  }, [check]);
  return { ...state, check };
}
