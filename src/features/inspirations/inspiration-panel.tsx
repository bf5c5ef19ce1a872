import { MessageCircle } from 'lucide-react';
import type { Inspiration } from '#contract/details.ts';
import { eachOf } from '#contract/whole-trip.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';

/** The idea in three facts, and how to make a trip of it. */
export function InspirationPanel({ inspiration }: { inspiration: Inspiration }) {
  const { title, months, tours, destinations } = inspiration;
  // The tour that comes nearest to the journey told; its name says what the sum is for.
  const [nearest] = tours;
  return (
    <section aria-label="At a glance" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden">
      <dl className="grid gap-4 max-lg:grid-cols-2">
        <Fact label="Best months" value={formatBestMonths(months)} />
        {destinations.length > 0 && <Fact label="Where" value={destinations.map(({ name }) => name).join(', ')} />}
        {nearest?.cheapest && (
          <Fact label={nearest.name} value={`${formatUsd(eachOf(nearest.cheapest))} each, all in`} />
        )}
      </dl>
      <div className="mt-6 grid gap-3 border-line border-t pt-6">
        <ButtonLink to="/contact" search={{ topic: 'custom' }}>
          Plan a trip like this
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I have been reading "${title}" and have a question.`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="font-medium text-label text-muted">{label}</dt>
      <dd className="figures mt-0.5 font-display font-semibold text-xl leading-snug">{value}</dd>
    </div>
  );
}
