/*
 * What renders pages, the build and the server, and the renderer both load (`src/entry-server.tsx`) agree on. `Fetch` is the
 * `fetch` of where that runs.
 */

export interface ApiAccess<Fetch> {
  /** The API's origin. */
  host: string;
  fetch: Fetch;
}

export interface RenderOptions<Fetch> extends ApiAccess<Fetch> {
  /** The version of the content the API answers with. */
  content: string;
  /** The pages' "now". */
  now: Date;
}

export interface RenderedPage {
  status: number;
  /** Title, description, links, structured data: what belongs into `<head>`. */
  head: string;
  /** What belongs into `#app`. */
  body: string;
  /** For the browser, as JSON. */
  data: unknown;
  /** What it reads of an address's search: for an address with none of these it is the page. */
  searchNames: string[];
  /** From the root to the page's own, for finding the code they need. */
  routeIds: string[];
}

export interface SiteDocuments {
  /** The sitemap, the feed and the like: each file's text by its address. */
  texts: Map<string, string>;
  /** Every page to render. */
  addresses: string[];
}

/** What the built `src/entry-server.tsx` can do. */
export interface Renderer<Fetch> {
  /** How Vite's manifest names the code of a route's page. */
  routeCode: RegExp;
  renderPage(path: string, options: RenderOptions<Fetch>): Promise<RenderedPage>;
  renderDocuments(access: ApiAccess<Fetch>): Promise<SiteDocuments>;
}
