import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { type ContentKind, contentKinds } from '#contract/desk/content.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { completeValue, newItem } from '#desk/content/values/complete-value.ts';
import { withMovedDays } from '#desk/content/values/moved-days.ts';
import { priceWarnings } from '#desk/content/values/price-warnings.ts';
import { describeChange, fieldName, inShort, valueChanges } from '#desk/content/values/value-changes.ts';
import { valueProblems } from '#desk/content/values/value-problems.ts';
import { isSame, pathOf, valueAt, withValueAt } from '#records/values.ts';
import { formSchema } from '#server/content/forms/content-form.ts';
import { type FormName, formNameOf } from '#server/content/forms/form-names.ts';

/* What the desk makes of a record while it is changed. */

const schemaOf = (kind: FormName) => formSchema(kind).schema as FormSchema;
const choices = { accommodations: [{ value: 'olare-fig-camp', label: 'Olare Fig Camp, Maasai Mara' }] };
const tourForm = { schema: schemaOf('tours'), choices };

function filesOf(kind: ContentKind): { name: string; fields: unknown }[] {
  const folder = `content/${kind}`;
  const names = kind === 'reviews' ? [] : readdirSync(folder).filter((name) => /\.(?:json|md)$/.test(name));
  return names.map((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const matter = /^---\n(.*?)\n---\n/s.exec(text)?.[1];
    return { name, fields: matter === undefined ? JSON.parse(text) : parseDocument(matter).toJS() };
  });
}

const tour = () => filesOf('tours').find(({ name }) => name === 'mara-nakuru-4-day.json')?.fields;
const change = (value: unknown, field: string, next: unknown) => withValueAt(value, pathOf(field), next);
const told = (before: unknown, after: unknown) =>
  valueChanges(before, after, tourForm).map(({ name, before: was, after: is }) => `${name} | ${was} | ${is}`);

describe.each(contentKinds)('every file of %s', (kind) => {
  test('is left as it is, in the order it is written in, and the form finds nothing wrong with it (B-622)', () => {
    for (const { name, fields } of filesOf(kind)) {
      const form = formNameOf(kind, name.replace('.json', ''));
      if (form === undefined) continue;
      expect(JSON.stringify(completeValue(fields, schemaOf(form))), name).toBe(JSON.stringify(fields));
      expect(valueProblems(fields, schemaOf(form)), name).toEqual([]);
    }
  });
});

describe('days of a trip', () => {
  const begun = () => filesOf('tours').find(({ name }) => name === 'classic-kenya-7-day.json')?.fields as Trip;
  interface Trip {
    itinerary: { day: number; title: string }[];
    fees: { fee: string; days: number[] }[];
    routePoints: { name: string; day?: number }[];
  }
  /** Tickets and stops by the name of the day they are for. */
  const told = ({ itinerary, fees, routePoints }: Trip) => {
    const nameOf = (day: number | undefined) => itinerary.find((one) => one.day === day)?.title;
    return {
      fees: fees.map(({ fee, days }) => [fee, days.map(nameOf).sort()]),
      stops: routePoints.map(({ name, day }) => [name, nameOf(day)]),
    };
  };
  const changed = (trip: Trip, days: (all: Trip['itinerary']) => Trip['itinerary']) =>
    withMovedDays(trip, { ...trip, itinerary: days(trip.itinerary) }) as Trip;

  test('a day takes its tickets and its stops along wherever it is moved (B-622)', () => {
    const before = begun();
    const last = before.itinerary.length - 1;
    for (let from = 0; from <= last; from += 1) {
      for (let to = 0; to <= last; to += 1) {
        const after = changed(before, (all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] as never));
        expect(after.itinerary.map(({ day }) => day)).toEqual(before.itinerary.map(({ day }) => day));
        expect(told(after), `${from} to ${to}`).toEqual(told(before));
      }
    }
  });

  test('a day that is put between or taken out moves what belongs to the others, and takes its own away (B-622)', () => {
    const before = begun();
    const longer = changed(before, (all) => all.toSpliced(2, 0, { title: 'A new one' } as never));
    expect(told(longer)).toEqual(told(before));
    const shorter = changed(longer, (all) => all.toSpliced(2, 1));
    expect(shorter).toEqual(before);
    const gone = changed(before, (all) => all.toSpliced(4, 1));
    const without = (titles: (string | undefined)[]) => titles.filter((title) => title !== before.itinerary[4]?.title);
    expect(told(gone).fees).toEqual(told(before).fees.map(([fee, days]) => [fee, without(days as string[])]));
  });
});

describe('a value and the way to it', () => {
  test('what is on the way is begun, what is emptied is taken out, and nothing else is touched (B-622)', () => {
    const before = { a: { b: [{ c: 1 }, { c: 2 }] }, d: 'kept' };
    expect(withValueAt(before, pathOf('a.b.1.c'), 3)).toEqual({ a: { b: [{ c: 1 }, { c: 3 }] }, d: 'kept' });
    expect(withValueAt(before, pathOf('e.f'), 1)).toEqual({ ...before, e: { f: 1 } });
    expect(withValueAt(before, pathOf('d'), undefined)).toEqual({ a: before.a });
    expect(before).toEqual({ a: { b: [{ c: 1 }, { c: 2 }] }, d: 'kept' });
  });

  test('a field without a value is none, and the order of fields says nothing', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: null }, {})).toBe(false);
  });
});

describe('what changed, as a person reads it', () => {
  test('a price says its season, its party and both amounts', () => {
    expect(told(tour(), change(tour(), 'prices.seasons.2.prices.0.usd', 1250))).toEqual([
      'July to October, 2 people: Dollars each | $1,175 | $1,250',
    ]);
  });

  test('words of closed lists, names of references and days of the year are what the office calls them', () => {
    expect(told(tour(), change(tour(), 'tier', 'mid'))).toEqual(['Level | Upper mid-range | Mid-range']);
    expect(told(tour(), change(tour(), 'itinerary.0.accommodationId', undefined))).toEqual([
      'Day 1: Night at | Olare Fig Camp, Maasai Mara | null',
    ]);
    expect(told(tour(), change(tour(), 'prices.seasons.2.dates.0.from', '07-15'))).toEqual([
      'July to October, Dates 1: From | 1 July | 15 July',
    ]);
  });

  test('a day that moved is one change of order, a line that came or went is that line', () => {
    const days = valueAt(tour(), ['itinerary']) as unknown[];
    const moved = [days[0], days[2], days[1], days[3]];
    expect(told(tour(), change(tour(), 'itinerary', moved))).toHaveLength(1);
    expect(told(tour(), change(tour(), 'itinerary', moved))[0]).toMatch(
      /^Day by day: order \| Nairobi to Olare Fig Camp, Mara/,
    );
    const lines = valueAt(tour(), ['highlights']) as string[];
    expect(told(tour(), change(tour(), 'highlights', lines.slice(1)))).toEqual([`Highlights | ${lines[0]} | null`]);
    expect(told(tour(), change(tour(), 'highlights', [...lines, 'New']))).toEqual(['Highlights | null | New']);
  });

  test('of two long texts the part that differs is told', () => {
    const text = 'Words that stay the same. '.repeat(12);
    const { before, after } = inShort(`${text}Before.${text}`, `${text}After.${text}`);
    for (const [cut, word] of [
      [before, 'Before.'],
      [after, 'After.'],
    ]) {
      expect(cut).toContain(` ${word}`);
      expect(cut).toMatch(/^….{60,100}…$/);
    }
  });

  test('a field is named by what it stands in', () => {
    const name = (field: string) => fieldName(pathOf(field), tour(), tourForm);
    expect(name('prices.leastParty')).toBe('Fewest people who can book it');
    expect(name('prices.singleSupplement.usd')).toBe('For a room alone: Dollars');
    expect(name('itinerary.1.title')).toBe('Day 2: Title');
    expect(name('highlights.2')).toBe('Highlights: Highlight 3');
    expect(name('somewhere.else')).toBe('else');
  });

  test('a change the server tells is read in the same words', () => {
    const change = (field: string, before: string | null, after: string | null) => {
      const { name, before: was, after: is } = describeChange({ field, before, after }, tourForm);
      return `${name} | ${was} | ${is}`;
    };
    expect(change('prices.seasons.High season.prices.2 people.usd', '1175', '1250')).toBe(
      'High season, 2 people: Dollars each | $1,175 | $1,250',
    );
    expect(change('itinerary.day 2.accommodationId', 'olare-fig-camp', null)).toBe(
      'Day 2: Night at | Olare Fig Camp, Maasai Mara | null',
    );
    expect(change('itinerary.order', 'day 1, day 2', 'day 2, day 1')).toBe(
      'Day by day: order | day 1, day 2 | day 2, day 1',
    );
    expect(change('routePoints.Mt. Kenya.altitude', '4000', '4985')).toBe(
      'Mt. Kenya: Metres above the sea | 4000 | 4985',
    );
    expect(change('text.Side by side', 'One', 'Two')).toBe('Text: Side by side | One | Two');
    expect(change('tagline', 'One', 'Two')).toBe('Line below the name | One | Two');
  });

  test('a day that moved is told beside one that came', () => {
    const days = valueAt(tour(), ['itinerary']) as object[];
    const after = change(tour(), 'itinerary', [days[0], days[2], days[1], days[3], { title: 'New' }]);
    expect(told(tour(), after).map((line) => line.split(' | ')[0])).toEqual(['Day by day: order', 'Day by day']);
  });
});

describe('a price that is worth another look', () => {
  const price = (season: number, currency: string) => `prices.seasons.${season}.prices.0.${currency}`;
  const amount = (field: string) => Number(valueAt(tour(), pathOf(field)));
  const warnings = (value: unknown) =>
    priceWarnings(tour(), value, tourForm).map(({ field, words }) => `${field}: ${words}`);
  const withPrice = (usd: number, local: number) =>
    change(change(tour(), price(2, 'usd'), usd), price(2, 'local'), local);
  const [usd, local] = [amount(price(2, 'usd')), amount(price(2, 'local'))];

  test('is one that is half or double of what is live, in either currency, and nothing less (B-623)', () => {
    expect(warnings(withPrice(usd / 10, local))).toEqual([
      `${price(2, 'usd')}: From $1,175 to $117.50: is that right?`,
      `${price(2, 'local')}: The dollars are other than before, the local price is not.`,
    ]);
    expect(warnings(withPrice(usd, local * 2))).toEqual([
      `${price(2, 'local')}: From KES 176,250 to KES 352,500: is that right?`,
    ]);
    expect(warnings(withPrice(usd * 1.9, local * 0.6))).toEqual([]);
  });

  test('is that of the same season, wherever it has moved (B-613)', () => {
    const seasons = valueAt(tour(), ['prices', 'seasons']) as unknown[];
    expect(warnings(change(tour(), 'prices.seasons', seasons.toReversed()))).toEqual([]);
    expect(priceWarnings(undefined, tour(), tourForm)).toEqual([]);
  });
});

describe('what nobody types', () => {
  test('days are numbered by their order, and a room’s address is made of its name once', () => {
    const days = [{ day: 7, title: 'One' }, { title: 'Two' }];
    const numbered = completeValue({ itinerary: days }, tourForm.schema);
    expect(valueAt(numbered, ['itinerary'])).toEqual([
      { day: 1, title: 'One' },
      { title: 'Two', day: 2 },
    ]);
    const rooms = { rooms: [{ name: 'Luxe Tent, “Café”' }, { id: 'kept', name: 'Another' }] };
    const made = completeValue(rooms, schemaOf('accommodations'));
    expect(valueAt(made, ['rooms', 0, 'id'])).toBe('luxe-tent-cafe');
    expect(valueAt(made, ['rooms', 1, 'id'])).toBe('kept');
  });

  test('a new item has what is required and has no field to type it into, and no words', () => {
    expect(newItem(schemaOf('accommodations').properties?.rooms?.items, [])).toEqual({
      accessible: false,
      pricing: { currency: 'USD' },
    });
    expect(newItem(tourForm.schema.properties?.itinerary?.items, [])).toEqual({ meals: [], activityIds: [] });
    expect(newItem(tourForm.schema.properties?.highlights?.items, [])).toBe('');
  });
});

describe('what does not fit is told in words of who fills it in', () => {
  test.each([
    ['name', undefined, 'Write something here.'],
    ['duration', 'four', 'Write a whole number, in figures only.'],
    ['duration', 0, 'Write a number from 1 to 60.'],
    ['nights', -1, 'Write 0 or more.'],
    ['tier', undefined, 'Choose one.'],
    ['destinationId', undefined, 'Choose one.'],
    ['countries', [], 'Add one country at least.'],
    ['prices.seasons.0.prices.0.usd', undefined, 'Write a number.'],
    ['prices.seasons.0.dates.0.from', undefined, 'Choose one.'],
    ['itinerary.1.title', '', 'Write something here.'],
    ['plate.alt', 'Too short', 'It needs 20 letters at least.'],
    ['labelReason', 'x'.repeat(200), 'It has 200 letters; 160 are the most.'],
  ])('%s as %j', (field, next, reason) => {
    expect(valueProblems(change(tour(), field, next), tourForm.schema)).toEqual([{ field, reason }]);
  });

  test('how departures repeat is told of the way that was chosen', () => {
    const [file] = filesOf('group-tours');
    const rule = { every: 'week' };
    const problems = valueProblems(change(file?.fields, 'departures.rule', rule), schemaOf('group-tours'));
    expect(problems).toEqual([{ field: 'departures.rule.weekday', reason: 'Choose one.' }]);
  });
});
