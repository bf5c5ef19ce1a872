import { expect, test } from 'vitest';
import type { Faq } from '#contract/records/faqs.ts';
import { findFaqs, searchWords } from '#features/faq/find-faqs.ts';

const faqs: Faq[] = [
  {
    id: 'visa',
    category: 'Visas and entry',
    question: 'Do I need a visa?',
    answer: 'Kenya asks for an eTA.',
    order: 1,
  },
  { id: 'bags', category: 'Packing and luggage', question: 'How much may I pack?', answer: 'Fifteen kilos.', order: 1 },
];
const found = (search: string) => findFaqs(faqs, searchWords(search)).map(({ id }) => id);

test('every word has to occur, in question, answer or category, whatever its case (B-11)', () => {
  expect(found('ETA kenya')).toEqual(['visa']);
  expect(found('luggage')).toEqual(['bags']);
  expect(found('visa kilos')).toEqual([]);
});

test('no word finds everything', () => {
  expect(found('   ')).toEqual(['visa', 'bags']);
});
