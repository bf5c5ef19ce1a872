import { useSuspenseQuery } from '@tanstack/react-query';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { LegalText } from '#features/legal/legal-text.tsx';

export function PrivacyPolicyPage() {
  const { data: document } = useSuspenseQuery(legalQuery('privacy-policy'));
  return <LegalText document={document} />;
}
