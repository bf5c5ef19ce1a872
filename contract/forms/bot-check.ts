import * as z from 'zod/mini';

/** Each form names itself to the bot check, so that a token made for one cannot be spent on another. */
export const botCheckAction = z.enum(['newsletter', 'contact', 'custom-safari', 'waiting-list']);
export type BotCheckAction = z.infer<typeof botCheckAction>;

/**
 * How long a token can be spent after its challenge was handed out, in seconds. Counted by the server's clock, so a
 * browser measures from the moment it asked and never compares its own clock with the server's.
 */
export const botCheckLifetime = 300;

/** A token of either provider: ALTCHA's base64 payload, or what Turnstile hands out. */
export const botCheckToken = z.string().check(z.minLength(1), z.maxLength(4096));

/** An ALTCHA v2 challenge, to be solved with `PBKDF2/SHA-256` as it stands. */
export const botCheckChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ expires: z.int(), action: botCheckAction }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type BotCheckChallenge = z.infer<typeof botCheckChallenge>;
