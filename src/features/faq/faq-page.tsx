import { useSearch } from '@tanstack/react-router';
import { faqsQuery } from '#features/faq/faq.queries.ts';
import { FaqFallback } from '#features/faq/faq-fallback.tsx';
import { FaqResults } from '#features/faq/faq-results.tsx';
import { QuerySection } from '#shell/lists/query-section.tsx';
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
