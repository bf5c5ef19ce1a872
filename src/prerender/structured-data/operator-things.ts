import { hoursRuns, type Weekday, weekdays } from '#contract/calendar/opening-hours.ts';
import { office } from '#contract/site/office.ts';
import { defaultSocialCard } from '#contract/site/social-card.ts';
import { operator } from '#platform/operator.ts';
import { absolute } from '#platform/page-head.ts';
import { parseUrl } from '#platform/parse-url.ts';
import { machines, place } from '#platform/words/machines-words.ts';
import { openingHours } from '#platform/words/opening-hours-words.ts';
import type { Thing } from '#src/prerender/structured-data/thing.ts';

const address = absolute('/');

/** Who offers and writes everything here, as other statements name it. */
export const operatorMention: Thing = {
  '@type': 'TravelAgency',
  '@id': `${address}#operator`,
  name: operator.name,
  url: address,
};

/** The operator in full; one of a demonstration says itself that it is invented. */
export function travelAgency(): Thing {
  const hours = hoursRuns(openingHours).map(({ first, last, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysFrom(first, last),
    opens,
    closes,
  }));
  const profiles = Object.values(operator.social).filter((profile) => profile !== undefined && !isExample(profile));
  return {
    ...operatorMention,
    description: machines.notices?.introduction ?? operator.description,
    logo: absolute('/icons/icon-512.png'),
    image: absolute(defaultSocialCard),
    telephone: operator.phone,
    email: operator.email,
    address: { '@type': 'PostalAddress', addressLocality: place.town, addressCountry: place.countryCode },
    areaServed: office().countries.map((name) => ({ '@type': 'Country', name })),
    openingHoursSpecification: hours.length === 1 ? hours[0] : hours,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** `Monday` and the days after it, as far as the last. */
function daysFrom(first: Weekday, last: Weekday): string[] {
  const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)];
  return fromMonday
    .slice(fromMonday.indexOf(first), fromMonday.indexOf(last) + 1)
    .map((day) => day.charAt(0).toUpperCase() + day.slice(1));
}

/** The site, and how to search it from outside. */
export function webSite(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${address}#website`,
    name: operator.name,
    url: address,
    inLanguage: 'en',
    publisher: operatorMention,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An address of a domain that can never be somebody's (RFC 2606): there is no profile to point to. */
function isExample(profile: string): boolean {
  return parseUrl(profile)?.hostname.endsWith('.example') ?? true;
}
