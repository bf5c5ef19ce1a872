import { MessageCircle } from 'lucide-react';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';

const facts = [
  { figure: '4', words: 'countries we draw routes in: Kenya, Tanzania, Uganda and Rwanda' },
  { figure: '1 : 6', words: 'a window seat for each guest in a private Land Cruiser' },
  { figure: '24 h', words: 'to a first answer on a working day, from the desk in Nairobi' },
];

/** What we do, in one breath, with three facts one can hold us to. */
export function HomeStatement() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.9fr_1fr]">
      <div>
        <p className="max-w-[15.4em] font-display font-medium text-[clamp(1.625rem,1.1rem+2vw,2.6875rem)] leading-[1.16] tracking-[-0.012em] sm:max-w-none">
          Private and small-group safaris from Nairobi, drawn around the season and the herds, with the hours on the
          road written down and the price in lines you can add up yourself.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/contact" search={{ topic: 'custom' }}>
            Plan my safari
          </ButtonLink>
          <ButtonAnchor variant="quiet" href={whatsAppHref('Hello, I would like to plan a safari.')}>
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp Us
          </ButtonAnchor>
        </div>
      </div>
      <ul className="grid gap-6 sm:grid-cols-3 lg:grid-cols-1">
        {facts.map(({ figure, words }) => (
          <li key={figure} className="border-line-strong border-t pt-3">
            <span className="figures block font-display font-semibold text-title-2 leading-none">{figure}</span>
            <span className="mt-2 block text-[0.96875rem] text-muted leading-snug">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
