import { terms } from '#platform/words/terms-words.ts';
import { PageSection } from '#ui/page-section.tsx';

const steps = [
  {
    title: 'We reply',
    text: `Within ${terms.answer}, from the planning desk. If we need to know more we ask, in one message and not in ten.`,
  },
  {
    title: 'You get a draft',
    text: 'A route with hours on the road for a usual and a bad day, named camps, and a price in lines that add up.',
  },
  {
    title: 'You change it, then decide',
    text: `We redraw it until it fits. A deposit of ${terms.deposit} holds rooms, vehicle and seats, and we confirm in writing.`,
  },
  {
    title: 'You pay the rest',
    text: `The balance is due ${terms.balance} before the first day. This website never asks for a card number.`,
  },
];

export function WhatHappensNext() {
  return (
    <PageSection title="What happens next">
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <p aria-hidden="true" className="figures font-display text-accent text-xl">
              {index + 1}
            </p>
            <h3 className="mt-1 text-title-3 leading-tight">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
