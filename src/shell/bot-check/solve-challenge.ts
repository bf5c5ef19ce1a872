import SolverWorker from 'altcha/workers/pbkdf2?worker';
import { type DeriveKeyFunction, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { BotCheckAction, BotCheckChallenge } from '#contract/forms/bot-check.ts';
import { getBotCheckChallenge } from '#contract/forms/enquiry-endpoints.ts';
import type { Api } from '#platform/api/api.ts';

/** Enough to be quick, and one core is left to the visitor. */
const mostWorkers = 4;

/**
 * A token of our own server's bot check for a form: base64 of a challenge with its solution.
 *
 * @throws AppError when no challenge is to be had, Error when it cannot be solved here or `signal` ends it.
 */
export async function solveBotCheck(api: Api, action: BotCheckAction, signal: AbortSignal): Promise<string> {
  const challenge = await api.call(getBotCheckChallenge, { query: { action } }, signal);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveInWorkers(challenge, controller);
  if (solution === null) throw new Error('The challenge was not solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solveInWorkers(challenge: BotCheckChallenge, controller: AbortController): Promise<Solution | null> {
  const concurrency = Math.min(mostWorkers, Math.max(1, navigator.hardwareConcurrency - 1));
  try {
    return await solveChallengeWorkers({ challenge, controller, concurrency, createWorker: () => new SolverWorker() });
  } catch (error) {
    if (controller.signal.aborted) throw error;
    // A browser without workers, or one that could not load them, takes longer but gets there.
    return solveChallenge({ challenge, controller, deriveKey });
  }
}

/** PBKDF2/SHA-256, as the worker derives it. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost };
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)) };
};
