import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Tour } from '#contract/details.ts';
import { defaultGuests, flatFee, type Guests, payingGuests, priceTrip, taxPercent } from '#contract/price.ts';
import { formatKes, formatUsd } from '#platform/format/money.ts';
import { count } from '#platform/format/words.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { Stepper } from '#ui/stepper.tsx';

/** What the tour costs this party, line by line, and the two ways to go on. */
export function TourPriceBox({ tour }: { tour: Tour }) {
  const [guests, setGuests] = useState<Guests>(defaultGuests);
  const price = priceTrip({ basePrice: tour.price, guests, activities: [], accommodations: [] });
  const paying = payingGuests(guests);
  const party = [
    count(guests.adults, 'adult'),
    guests.children > 0 && count(guests.children, 'child', 'children'),
    guests.infants > 0 && count(guests.infants, 'infant'),
  ].filter(Boolean);
  const message = `Hello, I am interested in "${tour.name}" (${count(tour.duration, 'day')}) for ${party.join(', ')}. Total shown: ${formatUsd(price.total)}.`;

  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden">
      <p className="text-label text-muted">From, a person sharing</p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(tour.price)}</p>
      <p className="figures text-muted">{formatKes(tour.kenyaPrice)}</p>
      <div className="mt-5 grid gap-3 border-line border-t pt-5">
        <Stepper
          label="Adults"
          value={guests.adults}
          min={1}
          max={Math.min(20, 24 - guests.children)}
          onChange={(adults) => setGuests({ ...guests, adults })}
        />
        <Stepper
          label="Children"
          value={guests.children}
          min={0}
          max={Math.min(12, 24 - guests.adults)}
          onChange={(children) => setGuests({ ...guests, children })}
        />
        <Stepper
          label="Infants"
          hint="Travel free"
          value={guests.infants}
          min={0}
          max={6}
          onChange={(infants) => setGuests({ ...guests, infants })}
        />
      </div>
      <dl className="figures mt-5 grid gap-2 border-line border-t pt-5 text-[0.96875rem]">
        <Line label={`${formatUsd(tour.price)} × ${paying}`} amount={price.baseTourPrice} />
        <Line label={`Tax ${taxPercent} %`} amount={price.taxes} />
        <Line label="Booking fee" amount={flatFee} />
        <div className="mt-1 flex items-baseline justify-between border-line border-t pt-3">
          <dt className="font-semibold">Total for {count(paying, 'traveller')}</dt>
          <dd aria-live="polite" className="font-display font-semibold text-2xl">
            {formatUsd(price.total)}
          </dd>
        </div>
      </dl>
      <div className="mt-6 grid gap-3">
        <ButtonLink to="/contact" search={{ topic: 'tour', tour: tour.slug }}>
          Enquire about this tour
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(message)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      <p className="mt-4 text-label text-muted">{tour.priceNote} No payment now.</p>
    </section>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{formatUsd(amount)}</dd>
    </div>
  );
}
