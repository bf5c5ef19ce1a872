import { MessageCircle } from 'lucide-react';
import type { Accommodation } from '#contract/details.ts';
import { formatUsd } from '#contract/words/money.ts';
import { stayUnit } from '#features/accommodations/accommodation-words.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { stays } from '#platform/words/stays-words.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';

/** What the cheapest night costs, and how to ask for one. */
export function AccommodationPanel({ stay }: { stay: Accommodation }) {
  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7">
      {/* On anything narrower the head has both, a few lines above. */}
      <div className="mb-6 max-lg:hidden print:block">
        <p className="text-label text-muted">From</p>
        <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(stay.price)}</p>
        <p className="text-muted">{stayUnit(stay)}</p>
      </div>
      <div className="grid gap-3 print:hidden">
        <ButtonLink to="/contact" search={{ topic: 'custom', accommodation: stay.slug }} className="max-lg:hidden">
          Ask about this stay
        </ButtonLink>
        <ButtonAnchor
          variant="quiet"
          href={whatsAppHref(`Hello, I have a question about staying at "${stay.name}", ${stay.destinationName}.`)}
        >
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      {stays.notices && <p className="mt-5 border-line border-t pt-4 text-label text-muted">{stays.notices.note}</p>}
    </section>
  );
}
