import type { OpenSiteOptions } from '#tests/support/site/open-site.tsx';

type Network = NonNullable<OpenSiteOptions['network']>;

/** The line to the calls whose address holds `part`; without it to all. Give its `network` to `openSite`, and cut it. */
export function lineTo(part = '', isCut = false) {
  const network: Network = (request, send) =>
    line.isCut && request.url.includes(part) ? Promise.reject(new TypeError('Failed to fetch')) : send(request);
  const line = { isCut, network };
  return line;
}
