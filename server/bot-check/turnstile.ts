import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { botCheckLifetime } from '#contract/forms/bot-check.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';

export interface TurnstileOptions {
  secret: string;
  /** The site's host name: a token made on another site is refused. */
  hostname: string;
  clock: Clock;
  log: Log;
  /** Where tokens are verified; a test has its own. */
  verifyUrl?: string;
  deadlineMs?: number;
}

const answer = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});

/** What Turnstile says when the fault is not the token's. */
const troubles = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Cloudflare Turnstile, asked for every token. The visitor's address is not passed on. */
export function createTurnstile(options: TurnstileOptions): BotCheck {
  const { secret, hostname, clock, log, deadlineMs = 5000 } = options;
  const verifyUrl = options.verifyUrl ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

  async function ask(token: string): Promise<z.infer<typeof answer>> {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const said = answer.parse(await response.json());
    // Whatever its body claims, a failure vouches for nobody.
    if (response.status >= 500 || (said.success && !response.ok)) throw new StatusError(response.status);
    return said;
  }

  return {
    remote: true,
    async verify(token, action) {
      const given = await ask(token).catch((error: unknown) => {
        log.warn('bot check unreachable', { reason: reasonOf(error) });
        return undefined;
      });
      const trouble = given?.['error-codes']?.find((code) => troubles.includes(code));
      if (trouble !== undefined) log.error('bot check cannot be done', { reason: trouble });
      if (given === undefined || trouble !== undefined) return { outcome: 'unreachable' };
      if (!given.success || given.hostname !== hostname || given.action !== action) return { outcome: 'refused' };
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      return { outcome: 'genuine', spend: { tokenHash, expiresAt: inSeconds(clock(), botCheckLifetime) } };
    },
  };
}

class StatusError extends Error {
  constructor(status: number) {
    super(`status ${status}`);
  }
}

/** The name alone of what others threw: their words may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof StatusError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
