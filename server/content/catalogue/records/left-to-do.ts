import type { ContentProblem } from '#contract/desk/content.ts';
import type { Site } from '#contract/site/site.ts';
import type { AccommodationEntry, Catalogue, GroupTourEntry, TourEntry } from '#server/content/catalogue/catalogue.ts';
import { contentFile } from '#server/content/catalogue/records/read-content.ts';
import { siteWordsFolder } from '#server/content/site/words-files.ts';

/** What a begun record costs until somebody writes what it costs (templates/). */
const untilWritten = 1;
const unwritten = 'is $1, as in a record that was just begun; write what it costs';

/**
 * What an operator has not made their own yet, though the site is no demonstration any more: it keeps nobody from starting, and is
 * told until it is done.
 */
export function leftToDo({ operator, isDemonstration }: Site, catalogue: Catalogue): ContentProblem[] {
  return [...unwrittenPrices(catalogue), ...(isDemonstration ? [] : [...madeUp(operator), ...examples(catalogue)])];
}

/** Numbers that end in six noughts and names below `.example` (RFC 2606) are nobody's. */
function madeUp({ phone, whatsapp, email, social }: Site['operator']): ContentProblem[] {
  const nobodys = [
    { field: 'phone', isNobodys: /0{6}$/.test(digitsOf(phone)) },
    { field: 'whatsapp', isNobodys: /0{6}$/.test(digitsOf(whatsapp)) },
    { field: 'email', isNobodys: email.endsWith('.example') },
    ...Object.entries(social).map(([network, address]) => ({
      field: `social.${network}`,
      isNobodys: address !== undefined && new URL(address).hostname.endsWith('.example'),
    })),
  ].filter(({ isNobodys }) => isNobodys);
  const reason = 'is the demonstration’s, which reaches nobody; write yours';
  return nobodys.map(({ field }) => ({ file: `${siteWordsFolder}/operator.json`, field, reason }));
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

function examples({ accommodations, legal }: Catalogue): ContentProblem[] {
  const field = 'isExample';
  return [
    ...[...accommodations.values()]
      .filter(({ record }) => record.isExample)
      .map(({ record }) => ({
        file: contentFile('accommodations', record.slug),
        field,
        reason: 'the stay is an invented one of the demonstration; put a real one in its place, and take this line out',
      })),
    ...[...legal.values()]
      .filter(({ isExample }) => isExample)
      .map(({ slug }) => ({
        file: contentFile('legal', slug),
        field,
        reason: 'the text is the demonstration’s; read it with your lawyer, make it yours, and take this line out',
      })),
  ];
}

function unwrittenPrices({ tours, groupTours, accommodations, fees }: Catalogue): ContentProblem[] {
  const isUnwritten = ({ usd }: { usd: number }) => usd === untilWritten;
  const hasUnwrittenSeason = ({ record }: TourEntry | GroupTourEntry) =>
    record.prices.seasons.some(({ prices }) => prices.some(isUnwritten));
  const hasUnwrittenRoom = ({ record }: AccommodationEntry) =>
    record.rooms.some(({ pricing }) => pricing.basePrice === untilWritten);
  const unwrittenIn = (
    kind: 'tours' | 'groupTours' | 'accommodations' | 'fees',
    field: string,
    slugs: readonly string[],
  ) => slugs.map((slug) => ({ file: contentFile(kind, slug), field, reason: unwritten }));
  const slugsOf = <E extends { record: { slug: string } }>(entries: Iterable<E>, lacks: (entry: E) => boolean) =>
    [...entries].filter(lacks).map(({ record }) => record.slug);
  return [
    ...unwrittenIn('tours', 'prices', slugsOf(tours.values(), hasUnwrittenSeason)),
    ...unwrittenIn('groupTours', 'prices', slugsOf(groupTours.values(), hasUnwrittenSeason)),
    ...unwrittenIn('accommodations', 'rooms', slugsOf(accommodations.values(), hasUnwrittenRoom)),
    ...unwrittenIn(
      'fees',
      'rows',
      fees.filter(({ rows }) => rows.some(isUnwritten)).map(({ slug }) => slug),
    ),
  ];
}
