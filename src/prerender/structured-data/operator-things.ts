import { defaultSocialCard } from '#contract/social-card.ts';
import { country } from '#contract/values.ts';
import { demonstrationNotice } from '#features/about/demonstration.ts';
import { operator } from '#platform/operator.ts';
import { absolute } from '#platform/page-head.ts';
import { parseUrl } from '#platform/parse-url.ts';
import type { Thing } from '#src/prerender/structured-data/thing.ts';

const address = absolute('/');

/** Who offers and writes everything here, as other statements name it. */
export const operatorMention: Thing = {
  '@type': 'TravelAgency',
  '@id': `${address}#operator`,
  name: operator.name,
  url: address,
};

/** The operator in full; it says itself that it is invented. */
export function travelAgency(): Thing {
  const profiles = Object.values(operator.social).filter((profile) => !isExample(profile));
  return {
    ...operatorMention,
    description: demonstrationNotice,
    logo: absolute('/icons/icon-512.png'),
    image: absolute(defaultSocialCard),
    telephone: operator.phone,
    email: operator.email,
    address: { '@type': 'PostalAddress', addressLocality: 'Nairobi', addressCountry: 'KE' },
    areaServed: country.options.map((name) => ({ '@type': 'Country', name })),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
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
