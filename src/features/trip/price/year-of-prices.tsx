import { officeDay, startWindow } from '#contract/calendar/calendar.ts';
import { payingGuests } from '#contract/money/price.ts';
import { isGoodMonth, monthNames } from '#contract/records/seasons.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { type MonthOfYear, yearPrices } from '#features/trip/price/year-prices.ts';
import { datesFrom } from '#features/trip/state/customization-reducer.ts';
import { baseTourOf } from '#features/trip/state/fit-to-tour.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { useNow } from '#platform/browser/use-now.ts';

const seasons = [
  { word: 'avoid', colour: 'bg-season-avoid hatched' },
  { word: 'fair', colour: 'bg-season-fair' },
  { word: 'good', colour: 'bg-season-good' },
  { word: 'best', colour: 'bg-season-best' },
] as const;

/** Twelve bars: what the whole trip of this party comes to by month, in the colour of the month's season. A press chooses the cheapest day (B-235). */
export function YearOfPrices() {
  const { state, offer, change } = useTrip();
  const { dates, guestCount, accommodations } = state.customizations;
  const year = yearPrices(state, offer, startWindow(officeDay(useNow())));
  const priced = year.filter((month) => month !== null);
  const dearest = Math.max(...priced.map(({ most }) => most));
  const chosen = dates.startDate === undefined ? undefined : Number(dates.startDate.slice(5, 7)) - 1;
  const choose = (day: string) =>
    change({ type: 'setDates', dates: datesFrom(day, baseTourOf(offer), dates, accommodations) });

  return (
    <section aria-label="A year at a glance">
      <p className="font-semibold">
        {`A year at a glance: the whole trip for ${count(payingGuests(guestCount), 'traveller')}`}
      </p>
      <ol className="mt-3 grid grid-cols-6 gap-x-1 gap-y-4 max-[359px]:grid-cols-4 sm:grid-cols-12">
        {year.map((month, index) => (
          <li key={monthNames[index]}>
            <Month
              month={month}
              name={monthNames[index] ?? ''}
              season={seasons[offer.months[index] ?? 1]}
              dearest={dearest}
              isChosen={chosen === index}
              onChoose={choose}
            />
          </li>
        ))}
      </ol>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
        {seasons.map(({ word, colour }) => (
          <li key={word} className="flex items-center gap-2">
            <span className={`size-3 rounded-full ring-1 ring-line-strong/40 ${colour}`} />
            {word}
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-[1.5em]">
        {cheaperWords(
          priced,
          priced.filter(({ month }) => isGoodMonth(offer.months[month])),
          chosen,
        )}
      </p>
    </section>
  );
}

interface MonthProps {
  month: MonthOfYear | null;
  name: string;
  season: (typeof seasons)[number] | undefined;
  dearest: number;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function Month({ month, name, season, dearest, isChosen, onChoose }: MonthProps) {
  const share = (amount: number) => `${Math.round((amount / dearest) * 100)}%`;
  const label = <span className="font-medium text-[0.8125rem] text-muted">{name.slice(0, 3)}</span>;
  if (month === null) {
    return (
      <div className="flex flex-col items-center gap-1">
        <span className="grid h-32 w-full items-end rounded-lg bg-sand text-center text-[0.6875rem] text-muted">
          none
        </span>
        {label}
      </div>
    );
  }
  const { least, most, day } = month;
  const words = least === most ? formatUsd(Math.round(least)) : `from ${formatUsd(Math.round(least))}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${name}, ${season?.word}: the whole trip ${words}. Choose ${formatDay(day)}.`}
      onClick={() => onChoose(day)}
      className="group flex w-full flex-col items-center gap-1 rounded-lg"
    >
      <span className="relative block h-32 w-full overflow-hidden rounded-lg bg-sand group-aria-pressed:outline-2 group-aria-pressed:outline-ink">
        <span
          style={{ height: share(most) }}
          className={`absolute inset-x-0 bottom-0 rounded-t-md opacity-40 ${season?.colour}`}
        />
        <span
          style={{ height: share(least) }}
          className={`absolute inset-x-0 bottom-0 rounded-t-md ${season?.colour}`}
        />
      </span>
      <span className="figures text-[0.6875rem] leading-none">{formatUsd(Math.round(least))}</span>
      {label}
    </button>
  );
}

/** `The same route for $2,410 less in June.` The difference of two amounts that stand below the bars: held against the chosen month, or the dearest. */
function cheaperWords(
  priced: readonly MonthOfYear[],
  good: readonly MonthOfYear[],
  chosen: number | undefined,
): string | undefined {
  const [cheapest] = good.toSorted((one, other) => one.least - other.least);
  const [dearest] = priced.toSorted((one, other) => other.least - one.least);
  const held = priced.find(({ month }) => month === chosen);
  if (cheapest === undefined || dearest === undefined) return undefined;
  const against = held ?? dearest;
  const saving = Math.round(against.least) - Math.round(cheapest.least);
  if (saving <= 0) return held && `No good month costs less than ${monthNames[held.month]}.`;
  const than = held === undefined ? ` than in ${monthNames[against.month]}` : '';
  return `The same route for ${formatUsd(saving)} less in ${monthNames[cheapest.month]}${than}.`;
}
