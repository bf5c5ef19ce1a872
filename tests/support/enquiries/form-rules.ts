import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/*
 * The rules of the three forms said once more, by hand and independently of the contract, so that a test can tell what
 * an arbitrary body deserves.
 */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInteger = (value: unknown, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const isAmount = (value: unknown, to: number) => typeof value === 'number' && value >= 0 && value <= to;

const hasOnly = (value: Fields, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key));

const optional = (value: unknown, rule: (given: unknown) => boolean) => value === undefined || rule(value);

/** A text of so many characters once the spaces around it are gone. */
function isText(value: unknown, from: number, to: number): value is string {
  return typeof value === 'string' && value.trim().length >= from && value.trim().length <= to;
}

/** No control characters, no line breaks of any kind, no half characters. */
const isOneLine = (value: string) =>
  [...value].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    const control = code < 32 || (code >= 127 && code < 160);
    return !control && code !== 0x2028 && code !== 0x2029 && !(code >= 0xd800 && code <= 0xdfff);
  });

const isReadable = (value: string) => isOneLine(value.replace(/[\t\r\n\u2028\u2029]/g, ''));

function isEmail(value: unknown): boolean {
  if (!isText(value, 1, 254)) return false;
  const [local = '', domain = '', ...more] = value.trim().split('@');
  const labels = domain.split('.');
  const plain = isOneLine(value.trim()) && !/\s/.test(value.trim());
  return more.length === 0 && local !== '' && labels.length > 1 && labels.every((label) => label !== '') && plain;
}

/** As long as numbers of its country are. */
const isPhone = (value: unknown) =>
  typeof value === 'string' &&
  /^\+[0-9]{7,20}$/.test(value.trim()) &&
  parsePhoneNumberFromString(value.trim())?.isPossible() === true;
/** Without what takes no room on a page. */
const seen = (value: string) =>
  [...value].filter((character) => !/[\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(character)).join('');
const isName = (value: unknown) => isText(value, 2, 100) && isOneLine(value.trim()) && seen(value).length >= 2;
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(value);
const isToken = (value: unknown) => typeof value === 'string' && value.length >= 1 && value.length <= 4096;
const isSlug = (value: unknown) =>
  typeof value === 'string' && value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
const isVersion = (value: unknown) => value === '2026-11-20';
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

function isReachable({ preferredContact, phone }: Fields): boolean {
  const channels: unknown[] = ['email', 'whatsapp', 'phone'];
  return channels.includes(preferredContact) && (preferredContact === 'email' || phone !== undefined);
}

function isPerson(given: Fields): boolean {
  return isName(given.name) && isEmail(given.email) && optional(given.phone, isPhone) && isReachable(given);
}

function isContext(value: unknown): boolean {
  if (!isFields(value)) return false;
  const kinds: unknown[] = ['tour', 'group-tour', 'destination', 'accommodation', 'activity', 'search', 'error-report'];
  const line = (text: unknown, longest: number) =>
    typeof text === 'string' && text.length <= longest && isOneLine(text);
  return (
    hasOnly(value, ['kind', 'id', 'name', 'url', 'departureId', 'seats']) &&
    kinds.includes(value.kind) &&
    line(value.id, 120) &&
    line(value.name, 200) &&
    line(value.url, 500) &&
    /^\/([^/\\]|$)/.test(String(value.url)) &&
    optional(value.departureId, (id) => line(id, 120)) &&
    optional(value.seats, (seats) => isInteger(seats, 1, 24))
  );
}

export function isContactMessage(body: unknown): boolean {
  if (!isFields(body)) return false;
  const topics: unknown[] = ['tour', 'group', 'custom', 'booking', 'partner', 'press', 'feedback', 'support'];
  return (
    hasOnly(body, [
      'name',
      'email',
      'phone',
      'topic',
      'message',
      'preferredContact',
      'context',
      'consent',
      'consentVersion',
      'turnstileToken',
      'clientRequestId',
    ]) &&
    isPerson(body) &&
    topics.includes(body.topic) &&
    isText(body.message, 10, 2000) &&
    isReadable(body.message.trim()) &&
    seen(body.message).length >= 10 &&
    optional(body.context, isContext) &&
    body.consent === true &&
    optional(body.consentVersion, isVersion) &&
    isToken(body.turnstileToken) &&
    isUuid(body.clientRequestId)
  );
}

export function isSubscription(body: unknown): boolean {
  if (!isFields(body)) return false;
  return (
    hasOnly(body, ['email', 'source', 'turnstileToken']) &&
    isEmail(body.email) &&
    body.source === 'footer' &&
    isToken(body.turnstileToken)
  );
}

function isActivity(value: unknown): boolean {
  if (!isFields(value)) return false;
  return (
    hasOnly(value, ['id', 'name', 'price', 'selectedDate', 'guestCount', 'addedAt']) &&
    isSlug(value.id) &&
    isText(value.name, 1, 200) &&
    isAmount(value.price, 100_000) &&
    optional(value.selectedDate, isDay) &&
    optional(value.guestCount, (count) => isInteger(count, 1, 24)) &&
    isInstant(value.addedAt)
  );
}

function isStay(value: unknown): boolean {
  if (!isFields(value)) return false;
  return (
    hasOnly(value, ['id', 'name', 'roomType', 'pricePerNight', 'nights', 'addedAt']) &&
    isSlug(value.id) &&
    isText(value.name, 1, 200) &&
    isText(value.roomType, 1, 200) &&
    isAmount(value.pricePerNight, 100_000) &&
    optional(value.nights, (nights) => isInteger(nights, 1, 60)) &&
    isInstant(value.addedAt)
  );
}

const isInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value);

function isParty(value: unknown): boolean {
  if (!isFields(value) || !hasOnly(value, ['adults', 'children', 'infants'])) return false;
  const { adults, children, infants } = value;
  return (
    isInteger(adults, 1, 20) &&
    isInteger(children, 0, 12) &&
    isInteger(infants, 0, 6) &&
    Number(adults) + Number(children) <= 24
  );
}

function isSpan(value: unknown): boolean {
  if (!isFields(value) || !hasOnly(value, ['startDate', 'endDate', 'flexibility'])) return false;
  const { startDate, endDate, flexibility } = value;
  const ways: unknown[] = ['exact', 'few-days', 'few-weeks', 'open'];
  return (
    optional(startDate, isDay) &&
    optional(endDate, (day) => isDay(day) && typeof startDate === 'string' && day >= startDate) &&
    ways.includes(flexibility)
  );
}

function isPricing(value: unknown): boolean {
  const sums = ['baseTourPrice', 'addedActivitiesPrice', 'accommodationUpgrades', 'taxes', 'fees', 'total'];
  if (!isFields(value) || !hasOnly(value, [...sums, 'currency'])) return false;
  return sums.every((sum) => isAmount(value[sum], 1e9)) && value.currency === 'USD';
}

const isListOf = (value: unknown, rule: (item: unknown) => boolean): value is Fields[] =>
  Array.isArray(value) && value.length <= 40 && value.every(rule);

/** The form of a request; whether we have what it names, and at which price, is another question. */
export function isSafariRequest(body: unknown): body is Fields {
  if (!isFields(body)) return false;
  const { contact, baseTour } = body;
  return (
    hasOnly(body, [
      'contact',
      'baseTour',
      'dates',
      'guests',
      'activities',
      'accommodations',
      'notes',
      'pricing',
      'consent',
      'consentVersion',
      'turnstileToken',
      'clientRequestId',
    ]) &&
    isFields(contact) &&
    hasOnly(contact, ['name', 'email', 'phone', 'preferredContact']) &&
    isPerson(contact) &&
    isFields(baseTour) &&
    hasOnly(baseTour, ['id', 'slug', 'name', 'price']) &&
    isSlug(baseTour.id) &&
    isSlug(baseTour.slug) &&
    isText(baseTour.name, 1, 200) &&
    isAmount(baseTour.price, 100_000) &&
    isSpan(body.dates) &&
    isParty(body.guests) &&
    isListOf(body.activities, isActivity) &&
    isListOf(body.accommodations, isStay) &&
    optional(body.notes, (notes) => isText(notes, 0, 2000) && isReadable(notes.trim())) &&
    isPricing(body.pricing) &&
    body.consent === true &&
    optional(body.consentVersion, isVersion) &&
    isToken(body.turnstileToken) &&
    isUuid(body.clientRequestId)
  );
}
