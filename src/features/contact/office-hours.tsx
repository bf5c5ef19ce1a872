import { officeDay } from '#contract/calendar/calendar.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { daysOffSoon, isOpenAt } from '#features/contact/opening-hours.ts';
import { clockAtOffice, hoursIn, openingStatus, zoneName } from '#features/contact/opening-words.ts';
import { operator } from '#platform/operator.ts';
import type { Readable } from '#platform/store.ts';
import { useStore } from '#platform/store.ts';

/** As high as a line of words. */
const space = '\u00a0';

/**
 * Where the office is and when somebody is there, in its time and in the visitor's. What hangs on the visitor's clock has its
 * lines from the start: nothing moves when it is known.
 */
export function OfficeHours() {
  const now = useMinute();
  return (
    <section aria-labelledby="office" className="rounded-panel bg-sand p-6 sm:p-8">
      <h2 id="office" className="text-title-3 leading-tight">
        The planning desk
      </h2>
      <p className={`figures mt-2 flex items-baseline gap-2.5 font-semibold ${now ? '' : 'invisible'}`}>
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full ${now && isOpenAt(now) ? 'bg-success' : 'bg-warning'}`}
        />
        {now ? openingStatus(now) : space}
      </p>
      <dl className="figures mt-5 grid gap-4 border-line-strong/40 border-t pt-5">
        <Line label="Hours" value={operator.openingHours} />
        {now ? <YourHours now={now} /> : <Line label={space} value={space} />}
        {now && <DaysOff now={now} />}
        <Line label="Office" value={operator.location} />
        <Line label={now ? 'The clock there' : space} value={now ? clockAtOffice(now) : space} />
      </dl>
      <p className="mt-5 text-label text-muted">
        Write at any hour: what arrives while the desk is closed is read first thing on the next working morning.
      </p>
    </section>
  );
}

function YourHours({ now }: { now: Date }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const hours = hoursIn(timeZone, now);
  return hours === undefined ? null : <Line label={`In your time (${zoneName(timeZone)})`} value={hours} />;
}

/** Holidays that come; they have no line where there are none. */
function DaysOff({ now }: { now: Date }) {
  const days = daysOffSoon(now).map((day) => formatFullDay(day, officeDay(now)));
  return days.length === 0 ? null : <Line label="Closed on" value={days.join(', ')} />;
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="font-medium text-label text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold">{value}</dd>
    </div>
  );
}

const minute = 60_000;

function onEachMinute(onChange: () => void): () => void {
  let timer = 0;
  function wait() {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  }
  wait();
  return () => window.clearTimeout(timer);
}

const minutes: Readable<number | undefined> = {
  getSnapshot: () => Math.floor(Date.now() / minute),
  subscribe: onEachMinute,
};

/** The current time, renewed at each full minute. Unknown while a page is prerendered: it would be the build's. */
function useMinute(): Date | undefined {
  const now = useStore(minutes, undefined);
  return now === undefined ? undefined : new Date(now * minute);
}
