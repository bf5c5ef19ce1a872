import * as z from 'zod/mini';
import { addDays, type StartWindow } from '#contract/calendar.ts';
import { accommodationItem, activityItem, childAge, dateFlexibility } from '#contract/customization.ts';
import { defaultGuests, type Guests } from '#contract/price.ts';
import { seasonPrices } from '#contract/season-prices.ts';
import { calendarDay, instant, slug, usd } from '#contract/values.ts';
import { customize } from '#features/customization/trip/customization-reducer.ts';
import {
  type BaseTour,
  type CustomizationState,
  type Customizations,
  initialState,
  type TripDates,
} from '#features/customization/trip/customization-state.ts';
import { partyLimits } from '#features/customization/trip/party-limits.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** Longer than any trip one can put together here; reading it would only keep the page waiting. */
const longestText = 100_000;
const mostItems = 40;
const longestTrip = 60;
const unknownTime = new Date(0).toISOString();

export const leftOutNote = 'Part of your saved trip could not be read and was left out.';
export const datesPassedNote = 'The days you had chosen can no longer be asked for. Please choose new ones.';

const storedBaseTour = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  slug,
  name: activityItem.shape.name,
  price: usd,
  duration: z.int().check(z.gte(1), z.lte(longestTrip)),
  prices: z.catch(z.optional(seasonPrices), undefined),
});
const { id, name, price } = activityItem.shape;
const activityParts = z.object({ id, name, price });
const { roomType, pricePerNight } = accommodationItem.shape;
const stayParts = z.object({ id, name, roomType, pricePerNight });

/**
 * The trip that was stored, whatever was stored: what is usable is kept, the rest is left out and `error` says so.
 * Undefined when there is no trip in it at all. Nothing stored decides the price; it is worked out again.
 */
export function readCustomization(stored: string | null, starts: StartWindow): CustomizationState | undefined {
  const root = parse(stored);
  const baseTour = storedBaseTour.safeParse(field(root, 'baseTour'));
  if (!baseTour.success) return undefined;

  const reading = new Reading(starts);
  const customizations = reading.customizations(field(root, 'customizations'));
  const tour: BaseTour = { ...baseTour.data, price: wholeCents(baseTour.data.price) };
  const read = { ...initialState, baseTour: tour, customizations, error: reading.note() };
  // The reducer has the last word on what may stand together: the size of the party, the order of the days.
  const checked = customize(
    customize(read, {
      type: 'setGuestCount',
      guestCount: customizations.guestCount,
      childAges: customizations.childAges,
    }),
    {
      type: 'setDates',
      dates: customizations.dates,
    },
  );
  return customize(initialState, { type: 'loadFromStorage', state: { ...checked, error: read.error } });
}

/** Reads part by part, remembering what had to be left out. */
class Reading {
  readonly #notes = new Set<string>();
  readonly #starts: StartWindow;

  constructor(starts: StartWindow) {
    this.#starts = starts;
  }

  note(): string | null {
    return this.#notes.size === 0 ? null : [...this.#notes].join(' ');
  }

  customizations(value: unknown): Customizations {
    return {
      activities: this.#items(
        field(value, 'activities'),
        (item) => this.#activity(item),
        ({ id }) => id,
      ),
      accommodations: this.#items(
        field(value, 'accommodations'),
        (item) => this.#stay(item),
        ({ id, roomType }) => `${id} ${roomType}`,
      ),
      guestCount: this.#guests(field(value, 'guestCount')),
      childAges: this.#ages(field(value, 'childAges')),
      dates: this.#dates(field(value, 'dates')),
    };
  }

  #items<Item>(value: unknown, read: (item: unknown) => Item | undefined, keyOf: (item: Item) => string): Item[] {
    if (value === undefined) return [];
    const list = Array.isArray(value) ? value : [];
    const items = new Map<string, Item>();
    for (const entry of list.slice(0, mostItems)) {
      const item = read(entry);
      if (item !== undefined && !items.has(keyOf(item))) items.set(keyOf(item), item);
    }
    if (!Array.isArray(value) || items.size < value.length) this.#notes.add(leftOutNote);
    return [...items.values()];
  }

  #activity(value: unknown): Customizations['activities'][number] | undefined {
    const parts = activityParts.safeParse(value);
    if (!parts.success) return undefined;
    const selectedDate = this.#day(field(value, 'selectedDate'), this.#starts.latest);
    const guestCount = this.#optional(activityItem.shape.guestCount, field(value, 'guestCount'));
    return {
      ...parts.data,
      price: wholeCents(parts.data.price),
      ...(selectedDate !== undefined && { selectedDate }),
      ...(guestCount !== undefined && { guestCount }),
      addedAt: addedAtOf(value),
    };
  }

  #stay(value: unknown): Customizations['accommodations'][number] | undefined {
    const parts = stayParts.safeParse(value);
    if (!parts.success) return undefined;
    const nights = this.#optional(accommodationItem.shape.nights, field(value, 'nights'));
    return {
      ...parts.data,
      pricePerNight: wholeCents(parts.data.pricePerNight),
      nights: nights ?? 1,
      addedAt: addedAtOf(value),
    };
  }

  #guests(value: unknown): Guests {
    const read = (kind: keyof Guests) => {
      const { min, max } = partyLimits[kind];
      const amount = this.#optional(z.int().check(z.gte(min), z.lte(max)), field(value, kind));
      return amount ?? defaultGuests[kind];
    };
    return { adults: read('adults'), children: read('children'), infants: read('infants') };
  }

  #ages(value: unknown): readonly (number | undefined)[] | undefined {
    if (!Array.isArray(value)) return undefined;
    return value
      .slice(0, partyLimits.children.max)
      .map((age) => (age === null ? undefined : this.#optional(childAge, age)));
  }

  #dates(value: unknown): TripDates {
    const flexibility = this.#optional(dateFlexibility, field(value, 'flexibility')) ?? 'exact';
    const startDate = this.#day(field(value, 'startDate'), this.#starts.latest);
    const endDate = this.#day(field(value, 'endDate'), addDays(this.#starts.latest, longestTrip));
    return { startDate, endDate, flexibility };
  }

  #day(value: unknown, latest: string): string | undefined {
    const day = this.#optional(calendarDay, value);
    if (day === undefined) return undefined;
    if (day >= this.#starts.earliest && day <= latest) return day;
    this.#notes.add(datesPassedNote);
    return undefined;
  }

  #optional<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | undefined {
    if (value === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    this.#notes.add(leftOutNote);
    return undefined;
  }
}

function parse(stored: string | null): unknown {
  if (stored === null || stored.length > longestText) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** An own field of an object; nothing that only its prototype has. */
function field(value: unknown, name: string): unknown {
  const fields = fieldsOf(value);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function addedAtOf(value: unknown): string {
  const addedAt = instant.safeParse(field(value, 'addedAt'));
  return addedAt.success ? addedAt.data : unknownTime;
}

/** What is shown is what is counted; adding nothing turns a negative zero into zero. */
function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100 + 0;
}
