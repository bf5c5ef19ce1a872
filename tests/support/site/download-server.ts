import { vi } from 'vitest';
import { figuresAddress } from '#offline/page-parts.ts';

/** One build of a site of small pages, each with an answer and a picture of its own. */
interface SiteBuild {
  name: string;
  pages: readonly string[];
}

interface DownloadServer {
  build: SiteBuild;
  isAway: boolean;
  /** What it answered, as `GET /faq`. */
  asked: string[];
  /** Called before it answers, with the path. */
  onAsked: (path: string) => void;
}

/** A server of builds to download pages from. What it is asked for while it is away fails as without a network. */
export function installDownloadServer(first: SiteBuild): DownloadServer {
  const state: DownloadServer = { build: first, isAway: false, asked: [], onAsked: () => {} };
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', signal }: RequestInit = {}) => {
    state.onAsked(input);
    signal?.throwIfAborted();
    if (state.isAway) throw new TypeError('fetch failed');
    state.asked.push(`${method} ${input}`);
    const answer = answerOf(state.build, input);
    return answer ?? new Response('', { status: 404 });
  });
  return state;
}

function answerOf({ name, pages }: SiteBuild, path: string): Response | undefined {
  const dataOf = (page: string) => `/assets/pages${page}.${name}.json`;
  const pictureOf = (page: string) => `/plates${page}-${name}-768.avif`;
  if (path === figuresAddress) {
    const figures = pages.map((page, place) => [
      page,
      { page: 100, data: dataOf(page), answers: 10, hasSeats: false, pictures: [place] },
    ]);
    const pictures = pages.map((page) => ({ small: [pictureOf(page), 50], large: [pictureOf(page), 50] }));
    return Response.json({ content: name, pages: Object.fromEntries(figures), pictures });
  }
  const page = pages.find((one) => one === path || dataOf(one) === path || pictureOf(one) === path);
  if (page === undefined) return undefined;
  if (path !== dataOf(page)) return new Response(path);
  const query = { queryHash: `["${page}"]`, state: { data: `${page} of ${name}`, dataUpdatedAt: 1 } };
  return Response.json({ queries: { queries: [query, { ...query, queryHash: `["only ${name}"]` }] }, withSeats: [] });
}
