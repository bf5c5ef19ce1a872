import type { ReactNode } from 'react';
import { useFilledPages } from '#shell/navigation/filled-pages.ts';

const links = [{ to: '/faq' }];

/** What leads to questions and answers, where the operator has any. */
export function WithQuestions({ children }: { children: ReactNode }) {
  return useFilledPages(links).length > 0 && children;
}
