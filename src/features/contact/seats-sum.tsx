import type { RoomWish } from '#contract/choices.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/seats-price.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd, formatUsdCents, formatUsdRange } from '#contract/words/money.ts';
import { taxLabel } from '#contract/words/tax-words.ts';
import type { AskedSeats } from '#features/contact/use-contact-subject.ts';

/** What the seats asked for come to, line by line, as the mails will say it (B-296). */
export function SeatsSum({ asked: { tour, departure, seats }, room }: { asked: AskedSeats; room: RoomWish }) {
  const price = priceSeats(departure, seats, room);
  const whole = wholeTripOfSeats(tour, departure, seats, price.total).total;
  const format = Number.isInteger(price.total) && Number.isInteger(price.taxes) ? formatUsd : formatUsdCents;
  return (
    <dl aria-label="What the seats come to" className="figures grid max-w-lg gap-2 rounded-card bg-sand px-5 py-4">
      <Line label={`${count(seats, 'seat')} at ${formatUsd(departure.price)}`} amount={format(price.seats)} />
      {price.singleSupplement > 0 && <Line label="Single supplement" amount={format(price.singleSupplement)} />}
      {price.taxes > 0 && <Line label={taxLabel()} amount={format(price.taxes)} />}
      {price.fees > 0 && <Line label="Booking fee" amount={format(price.fees)} />}
      <Line label="Our invoice" amount={format(price.total)} isSum />
      <Line label="The whole trip, with what you pay to others" amount={formatUsdRange(whole)} />
    </dl>
  );
}

function Line({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isSum ? 'border-line-strong/40 border-t pt-2 font-semibold' : ''}`}>
      <dt className={isSum ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-right">{amount}</dd>
    </div>
  );
}
