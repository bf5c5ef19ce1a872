import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { botCheckLifetime } from '#contract/bot-check.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import type { BotCheckWidgetProps } from '#shell/bot-check/bot-check-widget.ts';

/** A token is not used in its last seconds: it would be too old when it arrives. */
const marginMs = 20_000;
const usableMs = botCheckLifetime * 1000 - marginMs;

/** Our own server's calculation, solved unseen. There is nothing to look at and nobody else is told. */
export function AltchaCheck({ action, events }: BotCheckWidgetProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { signal, abort } = abortable();
    let expiry = 0;
    async function solve() {
      // The lifetime counts from here: the server's clock may show another time than ours.
      expiry = window.setTimeout(events.onExpired, usableMs);
      const { solveBotCheck } = await loadSolver();
      const token = await solveBotCheck(apiOf(queryClient), action, signal);
      if (!signal.aborted) events.onToken(token);
    }
    solve().catch((error: unknown) => {
      clearTimeout(expiry);
      if (!signal.aborted) events.onError(error);
    });
    return () => {
      clearTimeout(expiry);
      abort();
    };
  }, [queryClient, action, events]);
  return null;
}

/** Code that does not arrive is a network that is not there. */
async function loadSolver() {
  try {
    return await import('#shell/bot-check/solve-challenge.ts');
  } catch (cause) {
    throw new AppError('NETWORK_ERROR', 'The security verification could not be loaded.', { cause });
  }
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
