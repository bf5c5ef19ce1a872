import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { botCheckChallenge, botCheckLifetime } from '#contract/forms/bot-check.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { Clock } from '#server/clock.ts';
import type { Secret } from '#server/secret/secret.ts';

export interface AltchaOptions {
  secret: Secret;
  clock: Clock;
  /** PBKDF2 rounds of one try. */
  cost: number;
  /** The fewest and the most tries a browser needs. */
  tries?: readonly [number, number];
}

const payload = z.object({
  challenge: botCheckChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/**
 * Proof of work, set and checked by this server (ALTCHA v2): nobody else hears of the visitor. The expiry and the
 * form are part of what is signed, under `data`: the first is judged by our clock, the second by who is asked.
 */
export function createAltcha({ secret, clock, cost, tries = [500, 1500] }: AltchaOptions): BotCheck {
  const keys = {
    hmacSignatureSecret: secret.keyFor('bot-check challenge'),
    hmacKeySignatureSecret: secret.keyFor('bot-check solution'),
  };
  return {
    remote: false,
    async challenge(action) {
      const expires = Math.floor(clock().getTime() / 1000) + botCheckLifetime;
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries[1], tries[0]),
        data: { expires, action },
        deriveKey,
        ...keys,
      });
      return botCheckChallenge.parse(made);
    },
    async verify(token, action) {
      const given = readPayload(token);
      if (given === undefined) return { outcome: 'refused' };
      const { verified } = await verifySolution({ ...given, deriveKey, ...keys });
      const { data } = given.challenge.parameters;
      const expiresAt = new Date(data.expires * 1000);
      if (!verified || data.action !== action || expiresAt < clock()) return { outcome: 'refused' };
      const tokenHash = createHash('sha256').update(given.challenge.signature).digest('base64url');
      return { outcome: 'genuine', spend: { tokenHash, expiresAt } };
    },
  };
}

/** A token is base64 of JSON; whatever else it is, it is not one of ours. */
function readPayload(token: string): z.infer<typeof payload> | undefined {
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
