import { MessageCircle } from 'lucide-react';
import type { HomeWords } from '#contract/site-words.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';

/** What we do, in one breath, with three facts one can hold us to. */
export function HomeStatement({ statement, facts }: Pick<HomeWords, 'statement' | 'facts'>) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.9fr_1fr]">
      <div>
        <p className="max-w-[15.4em] font-display font-medium text-[clamp(1.375rem,0.9rem+2vw,2.6875rem)] leading-[1.16] tracking-[-0.012em] sm:max-w-none">
          {statement}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to="/contact" search={{ topic: 'custom' }}>
            Plan my safari
          </ButtonLink>
          <ButtonAnchor variant="quiet" href={whatsAppHref('Hello, I would like to plan a safari.')}>
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp Us
          </ButtonAnchor>
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 lg:grid-cols-1">
        {facts.map(({ figure, unit, words }) => (
          <li key={unit} className="border-line-strong border-t pt-3 leading-snug">
            <span className="figures font-display font-semibold text-title-2 leading-none">{figure}</span>{' '}
            <span className="font-display font-semibold text-[0.9375rem] max-sm:block sm:text-xl">{unit}</span>
            <span className="mt-1 block text-label text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
