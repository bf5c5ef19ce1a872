import type { Office } from '#contract/site/built-office.ts';
import { keepOffice } from '#contract/site/office.ts';
import type { OperatorFile } from '#contract/site/site.ts';

/** The operator's office, as code reckons and words by it. */
export function officeOf({ place, region, countries, localCurrency, terms }: OperatorFile): Office {
  const { town, country, timeZone, clock } = place;
  const { taxPercent = 0, flatFee = 0 } = terms;
  return {
    town,
    country,
    region,
    countries,
    timeZone,
    clock,
    offsets: offsetsOf(timeZone),
    localCurrency,
    taxPercent,
    flatFee,
  };
}

/** From here on this program reckons by the operator's office. */
export function keepOfficeOf(operator: OperatorFile): void {
  keepOffice(officeOf(operator));
}

const week = 7 * 24 * 3_600_000;
const minute = 60_000;
/** Nothing is stored from before, and nothing planned for later. */
const [first, last] = [Date.UTC(2020, 0), Date.UTC(2045, 0)];

/** How far a zone's clock is ahead of UTC at first, and from each change of it on. */
function offsetsOf(timeZone: string): Office['offsets'] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  const aheadAt = (instant: number) => {
    const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day, hour, minute: minutes } = parts;
    return Date.UTC(year, month - 1, day, hour, minutes) - instant;
  };
  const offsets: [number, number][] = [[first, aheadAt(first)]];
  for (let [from, ahead] = [first, aheadAt(first)]; from < last; from += week) {
    const next = aheadAt(from + week);
    if (next === ahead) continue;
    // Within this week: halved until the minute of the change is found.
    let [before, after] = [from, from + week];
    while (after - before > minute) {
      const between = before + Math.floor((after - before) / 2 / minute) * minute;
      if (aheadAt(between) === ahead) before = between;
      else after = between;
    }
    offsets.push([after, next]);
    ahead = next;
  }
  return offsets;
}
