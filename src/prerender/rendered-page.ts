/*
 * What the build's prerender and the renderer it loads (`src/entry-server.tsx`) agree on.
 */

export interface ApiAccess {
  /** The API's origin. */
  host: string;
  fetch: typeof fetch;
}

export interface RenderOptions extends ApiAccess {
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

export type RenderPage = (path: string, options: RenderOptions) => Promise<RenderedPage>;

export interface SiteDocuments {
  /** The sitemap, the feed and the like: each file's text by its address. */
  texts: Map<string, string>;
  /** Every page to render. */
  addresses: string[];
}

/** What the built `src/entry-server.tsx` can do. */
export interface Renderer {
  renderPage: RenderPage;
  renderDocuments(access: ApiAccess): Promise<SiteDocuments>;
}
