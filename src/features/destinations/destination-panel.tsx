import type { Destination } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatNumber } from '#contract/words/money.ts';
import { formatAltitude, formatTravelTimes } from '#features/destinations/destination-words.ts';
import { ToursNextStep } from '#features/tours/tours-next-step.tsx';
import { capitalise, formatBestMonths } from '#platform/format.ts';
import { travelModes } from '#ui/route-words.tsx';

/** The destination in facts, and how far away it is. */
export function DestinationPanel({ destination }: { destination: Destination }) {
  const { slug, country, county, altitude, areaKm2, months, malaria, access, tours } = destination;
  const facts = [
    { label: 'Country', value: country },
    { label: 'Region', value: county },
    { label: 'Altitude', value: formatAltitude(altitude) },
    areaKm2 !== undefined && { label: 'Area', value: `${formatNumber(areaKm2)} km²` },
    { label: 'Best months', value: formatBestMonths(months) },
  ].filter((fact) => fact !== false);

  return (
    <section
      aria-label="Quick facts"
      className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto print:max-h-none"
    >
      <dl className="figures divide-y divide-line leading-snug">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 py-2 first:pt-0 sm:py-2.5">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
        <div className="py-3">
          <dt className="text-muted">Malaria</dt>
          <dd className="mt-1 text-[0.9375rem]">{malaria}</dd>
        </div>
      </dl>
      {access.length > 0 && <Distances access={access} />}
      <div className="mt-6 print:hidden">
        <ToursNextStep
          destinationId={slug}
          tours={tours}
          words={`See ${count(tours.length, 'tour')} here`}
          className="w-full"
        />
      </div>
    </section>
  );
}

/** One line for each way here; the section "Getting there" has the whole story, and on a phone the only one. */
function Distances({ access }: Pick<Destination, 'access'>) {
  return (
    <div className="max-lg:hidden">
      <h2 className="border-line-strong border-t pt-4 text-xl">How far it is</h2>
      <ul className="figures mt-3 grid gap-3 text-[0.9375rem] leading-snug">
        {access.map(({ mode, from, km, hours, hoursWorst }) => {
          const { icon: Icon, words } = travelModes[mode];
          return (
            <li key={`${mode} ${from}`} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 text-primary" />
              <span>
                {from}
                <span className="block text-label text-muted">
                  {`${capitalise(words)}${km !== undefined ? `, ${formatNumber(km)} km` : ''}`}
                </span>
              </span>
              <span className="text-right font-semibold">{formatTravelTimes(hours, hoursWorst).range}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
