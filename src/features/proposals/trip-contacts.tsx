import { BedDouble, MapPin, MoonStar, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { ProposedDay } from '#contract/forms/proposals.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { MapLink } from '#parts/maps/map-link.tsx';
import { telHref } from '#platform/operator.ts';
import { PageSection } from '#ui/page-section.tsx';

interface TripContactsProps {
  notes: TripNotes;
  days: readonly ProposedDay[];
  today: string;
}

/** What one looks for on the way: who waits where, where one sleeps, and who answers at night. */
export function TripContacts({ notes: { meeting, nightPhone, stays }, days, today }: TripContactsProps) {
  const nights = nightsOf(days);
  if (meeting === null && nightPhone === null && nights.length === 0) return null;
  return (
    <PageSection title="On the way" className="break-inside-avoid">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
        {(meeting ?? nightPhone) !== null && (
          <div className="grid content-start gap-y-8 print:gap-y-4">
            {meeting && <Meeting {...meeting} today={today} />}
            {nightPhone && (
              <Part icon={<MoonStar {...iconProps} />} title="How to reach us at night">
                <TelLink phone={nightPhone} />
              </Part>
            )}
          </div>
        )}
        {nights.length > 0 && (
          <Part icon={<BedDouble {...iconProps} />} title="Where you sleep">
            <ol className="divide-y divide-line">
              {nights.map((stay) => (
                <Stay key={stay.from} {...stay} at={stays.find(({ name }) => name === stay.name)} />
              ))}
            </ol>
          </Part>
        )}
      </div>
    </PageSection>
  );
}

const iconProps = { 'aria-hidden': true, size: 18, className: 'shrink-0 text-primary print:hidden' } as const;

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 flex items-center gap-2.5 font-semibold">
        {icon}
        {title}
      </h3>
      {children}
    </div>
  );
}

function Meeting({ text, at, before, today }: NonNullable<TripNotes['meeting']> & { today: string }) {
  return (
    <Part icon={<UserRound {...iconProps} />} title="Who meets you, and where">
      <p className="max-w-xl whitespace-pre-line font-display text-lead leading-snug print:text-base">{text}</p>
      {before !== null && (
        <p className="figures mt-3 max-w-xl border-sun border-l-4 pl-4 text-label">
          <span className="font-semibold">{`Changed on ${formatFullDay(officeDay(new Date(at)), today)}.`}</span>
          <span className="whitespace-pre-line text-muted">{` Before: ${before}`}</span>
        </p>
      )}
    </Part>
  );
}

interface Nights {
  name: string;
  /** The first evening, `YYYY-MM-DD`. */
  from: string;
  nights: number;
}

function Stay({ name, from, nights, at }: Nights & { at: TripNotes['stays'][number] | undefined }) {
  return (
    <li className="py-3 first:pt-0 print:py-1">
      <p className="font-semibold">{name}</p>
      <p className="figures text-label text-muted">
        {`${formatDayRange(from, addDays(from, nights))}, ${count(nights, 'night')}`}
      </p>
      {at && (
        <p className="flex flex-wrap gap-x-7">
          {at.telephone && <TelLink phone={at.telephone} />}
          <MapLink lat={at.lat} lng={at.lng} className={linkClass}>
            <MapPin aria-hidden="true" size={16} className="print:hidden" />
          </MapLink>
        </p>
      )}
    </li>
  );
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 print:min-h-0';

function TelLink({ phone }: { phone: string }) {
  return (
    <a href={telHref(phone)} className={`figures ${linkClass} font-semibold`}>
      <Phone aria-hidden="true" size={16} className="print:hidden" />
      <bdi>{phone}</bdi>
    </a>
  );
}

/** One entry for nights in a row at the same place. */
export function nightsOf(days: readonly ProposedDay[]): Nights[] {
  const all: Nights[] = [];
  for (const [index, { stay, date }] of days.entries()) {
    const last = all.at(-1);
    if (!stay) continue;
    if (last?.name === stay && days[index - 1]?.stay === stay) last.nights += 1;
    else all.push({ name: stay, from: date, nights: 1 });
  }
  return all;
}
