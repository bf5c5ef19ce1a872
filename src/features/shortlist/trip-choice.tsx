import { useId } from 'react';
import { officeDay, startWindow } from '#contract/calendar/calendar.ts';
import type { Guests } from '#contract/money/price.ts';
import { monthOptions, monthSlugs } from '#contract/records/seasons.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { formatDay } from '#contract/words/days.ts';
import { chooseTrip, tripWords } from '#features/shortlist/shortlist-trip.ts';
import { AgeFields, PartySteppers } from '#features/trip/choices/party-fields.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { DateField } from '#ui/date-field.tsx';
import { foldMark } from '#ui/disclosure.tsx';
import { Select } from '#ui/select.tsx';

const months = [{ value: '', label: 'Any month' }, ...monthOptions];

/** Said once for everything on the list: when, and who travels. */
export function TripChoice({ trip }: { trip: ShortlistTrip }) {
  const { earliest, latest } = startWindow(officeDay(useNow()));
  const id = useId();
  const { guests, childAges = [] } = trip;
  const ages = Array.from({ length: guests.children }, (_, child) => childAges[child] ?? null);
  const change = (part: Partial<ShortlistTrip>) => chooseTrip({ ...trip, ...part });
  const invite = (party: Guests) => change({ guests: party, childAges: childAges.slice(0, party.children) });

  return (
    <details className="rounded-card bg-sand px-4 sm:px-5">
      <summary
        className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 py-2.5 after:ml-auto after:size-5 after:text-accent ${foldMark}`}
      >
        <span className="min-w-0 flex-1">
          <span className="text-muted">Priced for </span>
          <span className="font-semibold">{tripWords(trip)}</span>
        </span>
      </summary>
      <div className="grid gap-x-10 gap-y-4 pt-1 pb-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Select
            label="Month"
            value={trip.month ?? ''}
            options={months}
            onChange={(value) => change({ day: undefined, month: monthSlugs.find((slug) => slug === value) })}
          />
          <DateField
            id={`${id}-day`}
            label="Or a first day"
            isOptional
            value={trip.day}
            min={earliest}
            max={latest}
            onChange={(day) => change({ day, month: undefined })}
            outOfBounds={`Please choose a day from ${formatDay(earliest)} to ${formatDay(latest)}.`}
          />
        </div>
        <div className="grid content-start gap-2">
          <PartySteppers guests={guests} onChange={invite} />
          {guests.children > 0 && (
            <AgeFields ages={ages} onChange={(child, age) => change({ childAges: ages.with(child, age ?? null) })} />
          )}
        </div>
      </div>
    </details>
  );
}
