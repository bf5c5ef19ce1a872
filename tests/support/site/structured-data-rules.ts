import * as z from 'zod';

/*
 * What schema.org and the search engines that read it ask of each kind of thing the site speaks of: written from their
 * documentation, not from our builders. Strict, so that nothing is said that was not thought about.
 */

const address = z.url();
const day = z.iso.date();
const dateTime = z.iso.datetime({ offset: true });
const type = <T extends string>(name: T) => ({ '@type': z.literal(name) });
const words = z.string().min(2);

const mention = (name: string) =>
  z.strictObject({ ...type(name), '@id': address.optional(), name: words, url: address });
const operator = z.strictObject({ ...type('TravelAgency'), '@id': address, name: words, url: address });
/** Where it can be read and who published it; a trip has no rating, and nobody here counts stars. */
export const reviewRule = z.strictObject({
  ...type('Review'),
  url: address,
  reviewBody: words,
  author: z.strictObject({ ...type('Person'), name: words }),
  datePublished: z.string().regex(/^\d{4}-\d\d$/),
  publisher: z.strictObject({ ...type('Organization'), name: words }),
  itemReviewed: z.union([mention('TouristTrip'), operator]),
});
const images = z.array(address).min(1);
/** Google asks for the file and at least one of those who have a right to it. */
export const photographRule = z.strictObject({
  ...type('ImageObject'),
  contentUrl: address,
  width: z.int().positive(),
  height: z.int().positive(),
  creditText: words,
  caption: words.optional(),
});
const geo = z.strictObject({
  ...type('GeoCoordinates'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const cost = { price: z.number().positive(), priceCurrency: z.literal('USD') };
const offer = {
  ...type('Offer'),
  url: address,
  ...cost,
  priceSpecification: z.strictObject({
    ...type('UnitPriceSpecification'),
    ...cost,
    unitText: words,
    valueAddedTaxIncluded: z.boolean(),
  }),
  seller: operator,
};

const departureOffer = z.strictObject({
  ...offer,
  '@id': address,
  availability: z.enum(
    ['InStock', 'LimitedAvailability', 'PreOrder', 'SoldOut'].map((word) => `https://schema.org/${word}`),
  ),
  validFrom: day,
  validThrough: day,
  itemOffered: z.strictObject({ ...type('TouristTrip'), name: words, departureTime: dateTime, arrivalTime: dateTime }),
});

const itinerary = z.strictObject({
  ...type('ItemList'),
  numberOfItems: z.int().positive(),
  itemListElement: z.array(
    z.strictObject({
      ...type('ListItem'),
      position: z.int().positive(),
      name: words,
      description: words,
      item: mention('TouristDestination').optional(),
    }),
  ),
});

const described = { name: words, description: words, url: address, image: images };

const tourDays = { ...type('TouristTrip'), ...described, provider: operator, itinerary };
const yearOffer = z
  .strictObject({
    ...type('AggregateOffer'),
    url: address,
    lowPrice: z.number().positive(),
    highPrice: z.number().positive(),
    priceCurrency: z.literal('USD'),
    offerCount: z.int().positive(),
    description: words,
    validFrom: day,
    validThrough: day,
    seller: operator,
  })
  .refine(({ lowPrice, highPrice }) => lowPrice <= highPrice, 'The lowest is not above the highest.');
const touristTrip = z.strictObject({ ...tourDays, offers: yearOffer });
const groupTrip = z.strictObject({ ...tourDays, offers: z.array(departureOffer).min(1) });

const agency = z.strictObject({
  ...operator.shape,
  description: z.string().regex(/demonstration/),
  logo: address,
  image: address,
  telephone: z.string().regex(/^\+[\d ]+$/),
  email: z.email(),
  address: z.strictObject({
    ...type('PostalAddress'),
    addressLocality: z.literal('Nairobi'),
    addressCountry: z.literal('KE'),
  }),
  areaServed: z.array(z.strictObject({ ...type('Country'), name: words })).length(4),
  openingHoursSpecification: z.strictObject({
    ...type('OpeningHoursSpecification'),
    dayOfWeek: z.array(words).length(5),
    opens: z.literal('08:00'),
    closes: z.literal('18:00'),
  }),
});

const webSite = z.strictObject({
  ...type('WebSite'),
  '@id': address,
  name: words,
  url: address,
  inLanguage: z.literal('en'),
  publisher: operator,
  potentialAction: z.strictObject({
    ...type('SearchAction'),
    target: z.strictObject({
      ...type('EntryPoint'),
      urlTemplate: z.string().endsWith('/search?q={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const destination = z.strictObject({
  ...type('TouristDestination'),
  ...described,
  geo,
  containedInPlace: z.strictObject({ ...type('Country'), name: words }),
  includesAttraction: z.array(mention('TouristAttraction')),
  containsPlace: z.array(mention('LodgingBusiness')),
});

const attraction = z.strictObject({
  ...type('TouristAttraction'),
  ...described,
  geo,
  containedInPlace: mention('TouristDestination'),
});

const quantity = type('QuantitativeValue');
const room = z.strictObject({
  ...type('HotelRoom'),
  '@id': address,
  name: words,
  bed: words,
  occupancy: z.strictObject({ ...quantity, maxValue: z.int().positive(), unitText: z.literal('guests') }),
  floorSize: z.strictObject({ ...quantity, value: z.number().positive(), unitCode: z.literal('MTK') }).optional(),
});

const lodging = z.strictObject({
  ...type('LodgingBusiness'),
  ...described,
  disambiguatingDescription: z.string().regex(/invented/),
  address: z.strictObject({ ...type('PostalAddress'), addressRegion: words }),
  geo,
  containedInPlace: mention('TouristDestination'),
  priceRange: z.string().regex(/^\$[\d,]+–\$[\d,]+$/),
  amenityFeature: z.array(
    z.strictObject({ ...type('LocationFeatureSpecification'), name: words, value: z.literal(true) }),
  ),
  containsPlace: z.array(room).min(2),
  makesOffer: z.array(z.strictObject({ ...offer, itemOffered: z.strictObject({ '@id': address }) })).min(2),
});

const service = z.strictObject({
  ...type('Service'),
  ...described,
  serviceType: words.optional(),
  provider: operator,
  areaServed: z.array(mention('TouristDestination')),
  audience: z
    .strictObject({
      ...type('PeopleAudience'),
      suggestedMinAge: z.int().optional(),
      suggestedMaxAge: z.int().optional(),
    })
    .optional(),
  termsOfService: words,
  offers: z.strictObject(offer).optional(),
});

const article = {
  headline: z.string().min(10).max(110),
  description: words,
  url: address,
  mainEntityOfPage: address,
  image: images,
  dateModified: day,
  author: operator,
  publisher: operator,
  inLanguage: z.literal('en'),
  articleSection: words,
  wordCount: z.int().min(200),
};
const posting = z.strictObject({
  ...type('BlogPosting'),
  ...article,
  datePublished: day,
  keywords: z.array(words).min(1),
  timeRequired: z.string().regex(/^PT\d+M$/),
});

const question = z.strictObject({
  ...type('Question'),
  name: words,
  url: address,
  acceptedAnswer: z.strictObject({ ...type('Answer'), text: words }),
});

const collection = z.strictObject({
  ...type('CollectionPage'),
  name: words,
  url: address,
  mainEntity: z.strictObject({
    ...type('ItemList'),
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(z.strictObject({ ...type('ListItem'), position: z.int().positive(), name: words, url: address }))
      .min(1),
  }),
});

const page = { name: words, url: address };

export const breadcrumbs = z.strictObject({
  ...type('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...type('ListItem'), position: z.int().positive(), name: words, item: address.optional() }))
    .min(2),
});

const collectionPage = [collection, breadcrumbs];
const webPage = z.strictObject({
  ...type('WebPage'),
  ...page,
  description: words,
  dateModified: day,
  publisher: operator,
});

/** What each page of `contract/pages.ts` must say, in this order. */
export const rules: Record<string, readonly z.ZodType[]> = {
  '/': [agency, webSite],
  '/about': [z.strictObject({ ...type('AboutPage'), ...page, mainEntity: operator }), breadcrumbs],
  '/contact': [z.strictObject({ ...type('ContactPage'), ...page, mainEntity: agency }), breadcrumbs],
  '/destinations': collectionPage,
  '/destinations/{slug}': [destination, breadcrumbs],
  '/places': collectionPage,
  '/place/{slug}': [attraction, breadcrumbs],
  '/tours': collectionPage,
  '/tour/{slug}': [touristTrip, breadcrumbs],
  '/group-tours': collectionPage,
  '/group-tour/{slug}': [groupTrip, breadcrumbs],
  '/accommodation/{slug}': [lodging, breadcrumbs],
  '/activity/{slug}': [service, breadcrumbs],
  '/blog': collectionPage,
  '/blog/{slug}': [posting, breadcrumbs],
  '/faq': [z.strictObject({ ...type('FAQPage'), ...page, mainEntity: z.array(question).min(40) }), breadcrumbs],
  '/privacy-policy': [webPage, breadcrumbs],
  '/terms-and-conditions': [webPage, breadcrumbs],
  '/search': [],
  '/search-test': [],
  '/inspirations': collectionPage,
  '/inspiration/{slug}': [z.strictObject({ ...type('Article'), ...article }), breadcrumbs],
};
