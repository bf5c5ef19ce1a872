import { useSearch } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { faqsQuery } from '#features/faq/faq.queries.ts';
import { FaqResults } from '#features/faq/faq-results.tsx';
import { QuerySection } from '#parts/lists/query-section.tsx';
import { whatsAppHref } from '#platform/operator.ts';
import { terms } from '#platform/words/terms-words.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export function FaqPage() {
  const { q = '' } = useSearch({ from: '/faq' });

  return (
    <>
      <PageIntro
        title="Questions and answers"
        lead="What travellers ask before they book. Rules that change carry the day we checked them; confirm them before you travel."
      />
      <div className="page-width pb-20">
        <QuerySection heading="h2" options={faqsQuery()}>
          {({ faqs }) => <FaqResults faqs={faqs} search={q} />}
        </QuerySection>
      </div>
      <FaqFallback />
    </>
  );
}

/** For the question nobody has written down yet. */
function FaqFallback() {
  return (
    <section aria-labelledby="faq-fallback" className="bg-sand print:hidden">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-14 sm:py-20">
        <div className="max-w-xl">
          <h2 id="faq-fallback" className="text-title-2 leading-tight">
            Not answered here?
          </h2>
          <p className="mt-3 text-muted">
            {`Ask the planning desk. You get an answer within ${terms.answer}, also when the answer is no.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact">Ask us</ButtonLink>
          <ButtonAnchor variant="quiet" href={whatsAppHref('Hello, I have a question your website does not answer.')}>
            <MessageCircle aria-hidden="true" size={18} />
            Ask on WhatsApp
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
