import fc from 'fast-check';
import type { CustomSafariRequest } from '#contract/customization.ts';
import { contactBody, pricingOf, safariBody } from '#tests/support/enquiries/enquiries.ts';

/* Bodies as people send them, and the same with one or two things broken. Made for the small catalogue. */

/** Stands for a fresh token and a fresh name, which the sender fills in. */
export const placeholder = 'missing';

const addedAt = '2026-11-20T08:00:00.000Z';
const word = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 30 })
  .map((text) => `Ada ${text.replace(/\p{C}/gu, '')}`);
const email = fc.stringMatching(/^[a-z0-9]{1,20}(\.[a-z0-9]{1,10})?@[a-z0-9]{1,20}(\.[a-z0-9]{2,10}){1,3}$/);
const phone = fc.stringMatching(/^\+(?:2547[0-9]{8}|4420[0-9]{8}|1415555[0-9]{4}|4930[0-9]{8})$/);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const reachable = fc.oneof(
  fc.record({ preferredContact: fc.constant('email' as const), phone: maybe(phone) }),
  fc.record({ preferredContact: fc.constantFrom('whatsapp' as const, 'phone' as const), phone }),
);

export const contactBodies = fc
  .record({
    name: word,
    email,
    reachable,
    topic: fc.constantFrom('tour', 'group', 'custom', 'booking', 'partner', 'press', 'feedback', 'support' as const),
    message: fc
      .string({ unit: 'grapheme', minLength: 0, maxLength: 500 })
      .map((text) => `We would like this:\n${text.replace(/\p{C}/gu, '')}`),
    context: maybe(
      fc.record({
        kind: fc.constantFrom('tour' as const, 'group-tour' as const, 'search' as const, 'error-report' as const),
        id: fc.constantFrom('marsh-day', 'marsh-together', 'anything'),
        name: word,
        url: fc.constantFrom('/', '/tour/marsh-day', '/search?q=lion'),
      }),
    ),
    clientRequestId: fc.constant(placeholder),
    turnstileToken: fc.constant(placeholder),
  })
  .map(({ reachable: { preferredContact, phone: number }, context, ...rest }) =>
    contactBody({
      ...rest,
      preferredContact,
      ...(number !== undefined && { phone: number }),
      ...(context && { context }),
    }),
  );

export const subscriptionBodies = email.map((address) => ({
  email: address,
  source: 'footer',
  turnstileToken: placeholder,
}));

const tours = [
  { id: 'marsh-day', slug: 'marsh-day', name: 'Marsh day', price: 499.99 },
  { id: 'marsh-week', slug: 'marsh-week', name: 'Marsh week', price: 2000 },
  { id: 'marsh-and-island', slug: 'marsh-and-island', name: 'Marsh and island', price: 500 },
];
const activity = fc
  .record({
    guestCount: maybe(fc.integer({ min: 1, max: 24 })),
    selectedDate: maybe(fc.constantFrom('2026-11-22', '2027-07-04')),
  })
  .map(({ guestCount, selectedDate }) => ({
    id: 'canoe',
    name: 'Canoe at dawn',
    price: 45,
    addedAt,
    ...(guestCount !== undefined && { guestCount }),
    ...(selectedDate !== undefined && { selectedDate }),
  }));
const stay = fc
  .record({
    id: fc.constantFrom('reed-camp', 'marsh-lodge'),
    room: fc.constantFrom({ roomType: 'tent', pricePerNight: 180 }, { roomType: 'suite', pricePerNight: 320 }),
    nights: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ room, ...rest }) => ({ ...rest, ...room, name: 'A stay', addedAt }));

export const safariBodies: fc.Arbitrary<CustomSafariRequest> = fc
  .record({
    name: word,
    email,
    baseTour: fc.constantFrom(...tours),
    dates: fc.constantFrom<CustomSafariRequest['dates']>(
      { flexibility: 'open' },
      { startDate: '2026-11-22', flexibility: 'exact' },
      { startDate: '2027-07-03', endDate: '2027-07-09', flexibility: 'few-weeks' },
    ),
    guests: fc.record({
      adults: fc.integer({ min: 1, max: 12 }),
      children: fc.integer({ min: 0, max: 12 }),
      infants: fc.integer({ min: 0, max: 6 }),
    }),
    activities: fc.array(activity, { maxLength: 6 }),
    accommodations: fc.array(stay, { maxLength: 6 }),
    clientRequestId: fc.constant(placeholder),
    turnstileToken: fc.constant(placeholder),
  })
  .map(({ name, email: address, ...trip }) => ({
    ...safariBody({ ...trip, contact: { name, email: address, preferredContact: 'email' } }),
    pricing: pricingOf(trip),
  }));

/** What people, programs and attackers put where something else belongs. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    1.5,
    21,
    25,
    61,
    1e9,
    1e308,
    -0.01,
    '',
    ' ',
    'x',
    'xx',
    '1',
    'true',
    'email',
    'phone',
    'tour',
    'open',
    'EUR',
    '2027-02-30',
    '2027-07-05',
    '2026-11-20',
    '2030-01-01',
    'a@b.c',
    'a@b',
    'a b@c.d',
    '+2547000',
    '+1',
    '/x',
    '//x.example',
    'https://x.example',
    'Ada\r\nBcc: x@y.example',
    'Ada\u0000',
    '\ud800 half',
    '😀😀',
    '\u202eadA',
    'x'.repeat(101),
    'x'.repeat(255),
    'x'.repeat(2001),
    'x'.repeat(5000),
    'no-such-thing',
    'reed-camp',
    'suite',
    'constructor',
    "'; drop table enquiries; --",
    '<script>',
    '{{7*7}}',
    '#{7*7}',
  ),
  fc.constantFrom<unknown>([], [null], {}, { __proto__: null, a: 1 }, [[]], { length: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = (string | number)[];

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key]))];
}

type Change = { pick: number } & ({ how: 'replace'; by: unknown } | { how: 'remove' } | { how: 'add'; key: string });

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ pick: fc.nat(), how: fc.constant('replace' as const), by: junk }),
  fc.record({ pick: fc.nat(), how: fc.constant('remove' as const) }),
  fc.record({
    pick: fc.nat(),
    how: fc.constant('add' as const),
    key: fc.constantFrom('extra', '__proto__', 'constructor', 'toString', 'id', 'price', 'admin', ''),
  }),
);

/** A body with one or two changes at arbitrary places, as it would arrive. */
export function broken(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .record({ body: bodies, changes: fc.array(change, { minLength: 1, maxLength: 2 }) })
    .map(({ body, changes }) => changes.reduce(changed, JSON.parse(JSON.stringify(body))));
}

/** A body, as JSON.parse gives it, with one of its values replaced; `pick` counts them round and round. */
export function withReplaced(body: unknown, pick: number, by: unknown): unknown {
  return changed(body, { pick, how: 'replace', by });
}

function changed(body: unknown, made: Change): unknown {
  const paths = pathsIn(body);
  const path = paths[made.pick % paths.length] ?? [];
  return at(body, path, (value) => {
    if (made.how === 'replace') return { value: made.by };
    if (made.how === 'remove') return path.length === 0 ? { value: null } : undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value: [value] };
    // As a parser makes it of `{"__proto__": 1}`: a key like any other.
    return {
      value: JSON.parse(
        JSON.stringify(value).replace(
          /^\{/,
          Object.keys(value).length > 0 ? `{${JSON.stringify(made.key)}:1,` : `{${JSON.stringify(made.key)}:1`,
        ),
      ),
    };
  });
}

function at(whole: unknown, [key, ...rest]: Path, make: (value: unknown) => { value: unknown } | undefined): unknown {
  if (key === undefined) return make(whole)?.value;
  if (typeof whole !== 'object' || whole === null) return whole;
  const parts = whole as Record<string, unknown>;
  if (rest.length > 0) return withPart(parts, String(key), { value: at(parts[key], rest, make) });
  return withPart(parts, String(key), make(parts[key]));
}

function withPart(parts: Record<string, unknown>, key: string, made: { value: unknown } | undefined): unknown {
  if (Array.isArray(parts))
    return parts.flatMap((part, index) => (String(index) !== key ? [part] : made ? [made.value] : []));
  const entries = Object.entries(parts).filter(([other]) => other !== key);
  return Object.fromEntries(made === undefined ? entries : [...entries, [key, made.value]]);
}
