/** What a phone or a computer shows of the site when it offers to install it. Sizes are those of the files. */
export const appScreenshots = [
  {
    name: 'home-narrow',
    address: '/',
    width: 780,
    height: 1688,
    form: 'narrow',
    label: 'The first page, with the season now',
  },
  {
    name: 'tour-narrow',
    address: '/tour/masai-mara-safari',
    width: 780,
    height: 1688,
    form: 'narrow',
    label: 'A tour with its price and days',
  },
  {
    name: 'tours-wide',
    address: '/tours',
    width: 1440,
    height: 900,
    form: 'wide',
    label: 'All tours, narrowed by month and style',
  },
] as const;
