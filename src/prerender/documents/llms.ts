import { office } from '#contract/site/office.ts';
import { listed } from '#contract/words/count.ts';
import { formatUsd } from '#contract/words/money.ts';
import { operator } from '#platform/operator.ts';
import { machines } from '#platform/words/machines-words.ts';
import type { PublicRecords } from '#src/prerender/documents/public-records.ts';

interface Line {
  path: string;
  title: string;
  summary: string;
  prices?: string;
}

const mainPages: readonly Line[] = [
  {
    path: '/tours',
    title: 'Tours',
    summary: machines.tours,
  },
  {
    path: '/group-tours',
    title: 'Group tours',
    summary: 'Fixed dates, with the price and the seats left on every departure.',
  },
  {
    path: '/destinations',
    title: 'Destinations',
    summary: 'When to go, wildlife, access, park fees with date and source.',
  },
  {
    path: '/places',
    title: 'Places',
    summary: 'Single stops on the way, with hours, fees and how long each takes.',
  },
  {
    path: '/inspirations',
    title: 'Inspirations',
    summary: 'Ideas by kind of journey.',
  },
  {
    path: '/blog',
    title: 'Blog',
    summary: 'Articles for planning a trip.',
  },
  {
    path: '/faq',
    title: 'Questions and answers',
    summary: 'What travellers ask before they book.',
  },
  {
    path: '/about',
    title: 'About us',
    summary: 'Guides and vehicles, safety, responsible travel, office hours, accessibility.',
  },
  {
    path: '/contact',
    title: 'Contact us',
    summary: 'Form, telephone, email and WhatsApp. Booking begins with an enquiry; nothing is paid on this site.',
  },
  {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    summary: 'Booking, payment, cancellation and liability.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    summary: 'What is stored, where, for how long, and how to have it erased.',
  },
];

/**
 * The site in one page for language models (https://llmstxt.org): Markdown with a link and a sentence for each page but those
 * that show an empty list.
 */
export function llms(
  { tours, groupTours, destinations, posts }: PublicRecords,
  siteUrl: string,
  empty: readonly string[],
): string {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const section = (heading: string, lines: readonly Line[]) =>
    lines.length === 0
      ? []
      : [
          '',
          `## ${heading}`,
          '',
          ...lines.map(
            ({ path, title, summary, prices }) =>
              `- [${oneLine(title)}](${absolute(path)}): ${[summary, prices ?? ''].map(oneLine).join(' ').trim()}`,
          ),
        ];
  const { taxPercent, flatFee, localCurrency } = office();
  const additions = [taxPercent > 0 && `${taxPercent}% for taxes`, flatFee > 0 && `${formatUsd(flatFee)} for booking`];
  const added = listed(additions.filter((part) => part !== false));
  const withAdditions = added === '' ? '' : `, with ${added}`;
  const localPrices = localCurrency ? ` Prices in ${localCurrency} are set by hand and are not a conversion.` : '';
  return [
    `# ${oneLine(operator.name)}`,
    '',
    `> ${joined(machines.summary, machines.notices?.introduction)}`,
    '',
    joined(
      machines.notices?.examples,
      'Park fees are real, with the day they were checked and their source; confirm them before relying on them.',
    ),
    `Prices are in US dollars and follow the season. Those of tours are what each of two pays for the whole trip: our invoice${withAdditions}, and the park fees, visas and tips that are paid to others.${localPrices}`,
    `The same data as JSON: ${absolute('/api/openapi.json')} describes the calls. All pages: ${absolute('/sitemap.xml')}.`,
    ...section(
      'Main pages',
      mainPages.filter(({ path }) => !empty.includes(path)),
    ),
    ...section('Tours', tours),
    ...section('Group tours', groupTours),
    ...section('Destinations', destinations),
    ...section('Articles', posts),
    '',
  ].join('\n');
}

/** One sentence after the other. */
function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

/** What a record says, unable to begin a line or a link of its own. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]<>]/g, '\\$&');
}
