import { HomeSection } from '#features/home/home-section.tsx';
import { terms } from '#platform/words/terms-words.ts';

const steps = [
  {
    title: 'You ask',
    text: 'A month, a rough length, who is coming. You do not need to know the parks.',
  },
  {
    title: 'We draft',
    text: `Within ${terms.answer}: drive times, named camps and a price in lines you can check.`,
  },
  {
    title: 'You change it',
    text: 'Fewer hours in the car, one camp up, a rest day: we redraw until it is your trip.',
  },
  {
    title: 'You decide',
    text: `A deposit of ${terms.deposit} holds the camps; the balance is due ${terms.balance} before you travel.`,
  },
];

export function HowItWorks() {
  return (
    <HomeSection title="How booking works">
      <ol className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-accent sm:block sm:border-t-2 sm:pt-4">
            <p aria-hidden="true" className="figures font-display text-accent text-title-3 leading-tight">
              {index + 1}
            </p>
            <div>
              <h3 className="text-lg leading-tight sm:text-title-3">{title}</h3>
              <p className="mt-1 text-[0.96875rem] text-muted leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
