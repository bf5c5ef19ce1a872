import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NetworkOnly } from 'workbox-strategies';

/** A network slower than this is no network to somebody who looks at a blank page. */
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });

/**
 * The server's own page while it answers, with its own status; else the kept shell, which opens every visited page from
 * the saved cache and says of the others that they need a network.
 */
export const answerPage: RouteHandlerCallback = async (options) => {
  const answer = await network.handle(options).catch(() => undefined);
  // A gateway in front of a server that is away answers too, and Firefox gives a preload that failed as an answer of type
  // `error`; the kept page is more use.
  if (answer !== undefined && answer.type !== 'error' && answer.status < 500) return answer;
  return (await matchPrecache('/_shell.html')) ?? answer ?? Response.error();
};
