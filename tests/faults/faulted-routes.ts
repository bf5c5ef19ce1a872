/** What a page does when the API fails: it is replaced, a part of it tells, or it goes on with what it has. */
export type RouteKind = 'record' | 'list' | 'quiet';

export interface FaultedRoute {
  address: string;
  kind: RouteKind;
  /** The page the visitor comes from. */
  from: string;
  /** The link that is pressed there; without one the address changes as the router's own `navigate` does it. */
  link?: string;
  /** Something of the page's own that stands there when all is well. */
  sign: string;
  /** What a quiet page shows in its place; nothing when left out. */
  instead?: string;
  /** It asks once and says what came of it. */
  isAskedOnce?: boolean;
}

const light = '/terms-and-conditions';

function list(address: string, link: string, sign: string): FaultedRoute {
  return { address, kind: 'list', from: light, link, sign: `main ${sign}` };
}

function record(address: string, from: string, name: string): FaultedRoute {
  return { address, kind: 'record', from, link: `main a[href="${address}"]`, sign: `main h1:has-text("${name}")` };
}

/** Every kind of page that asks the API for something; /about asks for nothing. */
export const faultedRoutes: readonly FaultedRoute[] = [
  list('/', 'header a[href="/"]', 'a[href^="/tour/"]'),
  list('/destinations', 'header a[href="/destinations"]', 'article a[href^="/destinations/"]'),
  list('/places', 'header a[href="/places"]', 'a[href^="/place/"]'),
  list('/tours', 'header a[href="/tours"]', 'a[href^="/tour/"]'),
  list('/group-tours', 'header a[href="/group-tours"]', 'a[href^="/group-tour/"]'),
  list('/blog', 'header a[href="/blog"]', 'article a[href^="/blog/"]'),
  list('/faq', 'header a[href="/faq"]', 'details'),
  {
    ...list('/inspirations', 'main a[href="/inspirations"]', 'a[href^="/inspiration/"]'),
    from: '/inspiration/first-safari-in-kenya',
  },
  record('/destinations/amboseli', '/blog/mara-fees-explained', 'Amboseli'),
  record('/place/mara-triangle', '/blog/mara-fees-explained', 'Mara Triangle'),
  record('/tour/masai-mara-safari', '/blog/mara-fees-explained', 'Maasai Mara Safari'),
  record('/group-tour/amboseli-elephant-weekend', '/group-tours', 'Amboseli Elephant Weekend'),
  record('/accommodation/rift-heron-house', '/accommodation/olare-fig-camp', 'Rift Heron House'),
  record('/activity/game-drive', '/inspiration/first-safari-in-kenya', 'Game drive'),
  record('/blog/what-a-kenya-safari-costs', '/blog/mara-fees-explained', 'costs'),
  record('/inspiration/first-safari-in-kenya', '/inspirations', 'Your first safari'),
  { ...record('/privacy-policy', light, 'Privacy policy'), link: 'footer a[href="/privacy-policy"]' },
  {
    ...record('/terms-and-conditions', '/privacy-policy', 'Terms and conditions'),
    link: 'footer a[href="/terms-and-conditions"]',
  },
  {
    address: '/contact?topic=tour&tour=masai-mara-safari',
    kind: 'quiet',
    from: light,
    sign: 'main form:has-text("Maasai Mara Safari")',
    instead: 'main form[aria-labelledby="write"]',
  },
  { address: '/search', kind: 'quiet', from: light, sign: 'main #popular', instead: 'main [role="search"], main form' },
  {
    address: '/search-test',
    kind: 'quiet',
    from: light,
    sign: 'main code:has-text("localhost")',
    instead: 'main code:has-text("unknown (")',
    isAskedOnce: true,
  },
];
