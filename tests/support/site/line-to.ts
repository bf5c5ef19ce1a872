import type { OpenSiteOptions } from '#tests/support/site/open-site.tsx';

type Network = NonNullable<OpenSiteOptions['network']>;

export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** The line to the calls whose address holds `part`; without it to all. Give its `network` to `openSite`, and cut it. */
export function lineTo(part = '', isCut = false) {
  const network: Network = (request, send) => (line.isCut && request.url.includes(part) ? noNetwork() : send(request));
  const line = { isCut, network };
  return line;
}

/**
 * Lets calls whose address ends so have these answers in turn, in the back end's place, and the back end's own after them. `bodies`
 * are what was sent with each call.
 */
export function answering(part: string, ...answers: (() => Response | Promise<Response>)[]) {
  const bodies: unknown[] = [];
  const network: Network = async (request, send) => {
    if (!new URL(request.url).pathname.endsWith(part)) return send(request);
    bodies.push(await request.clone().json());
    return (await answers[bodies.length - 1]?.()) ?? send(request);
  };
  return { network, bodies };
}
