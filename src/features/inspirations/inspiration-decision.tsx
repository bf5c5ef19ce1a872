import { MessageCircle } from 'lucide-react';
import type { Inspiration } from '#contract/details.ts';
import { eachOf } from '#contract/whole-trip.ts';
import { formatUsd } from '#contract/words/money.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';

/** What the tour costs that comes nearest to the journey told, by its name, and how to make a trip of it. */
export function InspirationDecision({ inspiration: { title, tours } }: { inspiration: Inspiration }) {
  const [nearest] = tours;
  return (
    <>
      {nearest?.cheapest && (
        <PriceAtAGlance sum={formatUsd(eachOf(nearest.cheapest))} unit="each, all in" when={nearest.name} isLarge />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" search={{ topic: 'custom' }}>
          Plan a trip like this
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I have been reading "${title}" and have a question.`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </>
  );
}
