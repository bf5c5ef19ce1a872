import * as z from 'zod/mini';
import { addDays, type StartWindow } from '#contract/calendar/calendar.ts';
import { defaultGuests } from '#contract/money/price.ts';
import { seasonPrices } from '#contract/money/season-prices.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import { accommodationItem, activityItem, childAge, dateFlexibility } from '#contract/trip/customization.ts';
import { calendarDay, instant, slug, usd } from '#contract/values.ts';
import { type CustomizationState, priceOf } from '#features/trip/state/customization-state.ts';
import { inOrder, partyLimits, stayKey, withinParty, withinPartyLimits } from '#features/trip/state/trip-rules.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** Longer than any trip one can put together here; reading it would only keep the page waiting. */
const longestText = 100_000;
const mostItems = 40;
const longestTrip = 60;
const unknownTime = new Date(0).toISOString();

export const leftOutNote = 'Part of your saved trip could not be read and was left out.';
export const datesPassedNote = 'The days you had chosen can no longer be asked for. Please choose new ones.';

/** What is shown is what is counted; adding nothing turns a negative zero into zero. */
const money = z.pipe(
  usd,
  z.transform((dollars) => Math.round(dollars * 100) / 100 + 0),
);
const addedAt = z.catch(instant, unknownTime);

/** Without these an activity or a stay is left out whole, and nothing else of it is looked at. */
const { id, name, roomType } = accommodationItem.shape;
const activityParts = { id, name, price: money };
const stayParts = {
  id,
  name,
  roomType,
  pricePerNight: money,
  insteadOf: z.optional(z.object({ id, name, pricePerNight: money })),
};

const storedBaseTour = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  slug,
  name,
  price: money,
  duration: z.int().check(z.gte(1), z.lte(longestTrip)),
  prices: z.catch(z.optional(seasonPrices), undefined),
});

/**
 * The trip that was stored, whatever was stored: what is usable is kept, the rest is left out and `error` says so.
 * Undefined when there is no trip in it at all. Nothing stored decides the price; it is worked out again.
 */
export function readCustomization(stored: string | null, starts: StartWindow): CustomizationState | undefined {
  const notes = new Set<string>();
  const trip = z
    .object({ baseTour: storedBaseTour, customizations: storedCustomizations(starts, (words) => notes.add(words)) })
    .safeParse(parse(stored));
  if (!trip.success) return undefined;
  const error = notes.size === 0 ? null : [...notes].join(' ');
  return { ...trip.data, pricing: priceOf(trip.data), isLoading: false, error };
}

/** Never refuses: a bad part is left out and noted, and takes nothing else with it. What is absent is no loss. */
function storedCustomizations({ earliest, latest }: StartWindow, note: (words: string) => void) {
  function noted<Value>(instead: Value): Value {
    note(leftOutNote);
    return instead;
  }

  const amount = ({ min, max }: { min: number; max: number }, byDefault: number) =>
    z.catch(z._default(z.int().check(z.gte(min), z.lte(max)), byDefault), () => noted(byDefault));

  const day = (last: string) =>
    z.pipe(
      z.catch(z.optional(calendarDay), () => noted(undefined)),
      z.transform((chosen) => {
        if (chosen === undefined || (chosen >= earliest && chosen <= last)) return chosen;
        note(datesPassedNote);
        return undefined;
      }),
    );

  /** Each once, the first of its key. */
  const listOf = <Item>(item: z.ZodMiniType<Item>, keyOf: (item: Item) => string) =>
    z.pipe(
      z.catch(z._default(z.array(z.unknown()), []), () => noted([])),
      z.transform((entries) => {
        const items = new Map<string, Item>();
        for (const entry of entries.slice(0, mostItems)) {
          const { data } = item.safeParse(entry);
          if (data !== undefined && !items.has(keyOf(data))) items.set(keyOf(data), data);
        }
        if (items.size < entries.length) note(leftOutNote);
        return [...items.values()];
      }),
    );

  const activity = z.pipe(
    z.looseObject(activityParts),
    z.object({
      ...activityParts,
      selectedDate: day(latest),
      guestCount: z.catch(activityItem.shape.guestCount, () => noted(undefined)),
      addedAt,
    }),
  );
  const stay = z.pipe(
    z.looseObject(stayParts),
    z.object({
      ...stayParts,
      nights: z.catch(accommodationItem.shape.nights, () => noted(1)),
      addedAt,
    }),
  );
  const party = fields({
    adults: amount(partyLimits.adults, defaultGuests.adults),
    children: amount(partyLimits.children, defaultGuests.children),
    infants: amount(partyLimits.infants, defaultGuests.infants),
  });
  // Null stands in JSON for a child whose age is unknown.
  const age = z.catch(z.optional(childAge), ({ input }) => (input === null ? undefined : noted(undefined)));
  const childAges = z.pipe(
    z.transform((ages) => (Array.isArray(ages) ? ages.slice(0, partyLimits.children.max) : undefined)),
    z.optional(z.array(age)),
  );
  const dates = fields({
    flexibility: z.catch(z._default(dateFlexibility, 'exact'), () => noted('exact' as const)),
    startDate: day(latest),
    endDate: day(addDays(latest, longestTrip)),
  });

  return z.pipe(
    fields({
      activities: listOf(activity, ({ id }) => id),
      accommodations: listOf(stay, stayKey),
      guestCount: z.pipe(party, z.transform(withinPartyLimits)),
      childAges,
      dates: z.pipe(
        dates,
        z.transform((read) => inOrder(read)),
      ),
    }),
    // What may stand together, as the reducer has it.
    z.transform(({ activities, childAges: ages, ...rest }) => ({
      ...rest,
      activities: activities.map((item) => withinParty(item, rest)),
      childAges: ages?.slice(0, rest.guestCount.children),
    })),
  );
}

/** An object with these fields; anything else has none of them. */
function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(z.transform(fieldsOf), z.object(shape));
}

function parse(stored: string | null): unknown {
  return stored === null || stored.length > longestText ? undefined : parsedJson(stored);
}
