import { PageSection } from '#ui/page-section.tsx';

const steps = [
  {
    title: 'You ask',
    text: 'A month, a rough length, who is coming. A message is enough; you do not need to know the parks.',
  },
  {
    title: 'We draft',
    text: 'Within one working day: a route with drive times, named camps and a price in lines you can check.',
  },
  {
    title: 'You change it',
    text: 'Fewer hours in the car, one camp up, a rest day. We redraw it until it is your trip.',
  },
  {
    title: 'You decide',
    text: 'A 30 % deposit holds the camps. The balance is due 45 days before you travel.',
  },
];

export function HowItWorks() {
  return (
    <PageSection title="How booking works">
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <p aria-hidden="true" className="figures font-display text-accent text-xl">
              {index + 1}
            </p>
            <h3 className="mt-1 text-title-3">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
