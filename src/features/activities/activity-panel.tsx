import { MessageCircle } from 'lucide-react';
import type { Activity } from '#contract/details.ts';
import { formatUsd } from '#contract/words/money.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { CheckList } from '#ui/check-list.tsx';

/** What the activity costs, what that covers, and how to ask for it. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  const { basePrice, inclusions } = activity.pricing;
  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7">
      {/* On anything narrower the head has it and the button, a few lines above. */}
      <div className="max-lg:hidden print:block">
        <p className="text-label text-muted">Price per person</p>
        <p className="figures">
          <span className="font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(basePrice)}</span>
          <span className="text-muted">/person</span>
        </p>
      </div>
      {basePrice === 0 && <p className="text-muted">No extra charge</p>}
      {inclusions.length > 0 && (
        <div className="text-[0.96875rem] leading-normal lg:mt-5 lg:border-line lg:border-t lg:pt-5">
          <p className="mb-2.5 font-semibold">Included</p>
          <CheckList items={inclusions} mark="yes" />
        </div>
      )}
      <div className="mt-6 grid gap-3 print:hidden">
        <ButtonLink to="/contact" search={{ topic: 'custom', activity: activity.slug }} className="max-lg:hidden">
          Ask about this activity
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(`Hello, I have a question about "${activity.name}".`)}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </section>
  );
}
