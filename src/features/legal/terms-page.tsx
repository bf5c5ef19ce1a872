import { useSuspenseQuery } from '@tanstack/react-query';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { LegalText } from '#features/legal/legal-text.tsx';

export function TermsPage() {
  const { data: document } = useSuspenseQuery(legalQuery('terms-and-conditions'));
  return <LegalText document={document} />;
}
