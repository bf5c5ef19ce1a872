import { expect, test } from 'vitest';
import { socialCardOf } from '#contract/social-card.ts';
import { defaultMeta, pageHead } from '#platform/page-head.ts';

/** What the head says by the name or property it says it under. */
function said(head: ReturnType<typeof pageHead>): Record<string, unknown> {
  return Object.fromEntries(
    head.meta.flatMap((entry) => {
      if ('property' in entry) return [[entry.property, entry.content]];
      return 'name' in entry ? [[entry.name, entry.content]] : [];
    }),
  );
}

test("a record's page announces its own card, by its whole address and with its size", () => {
  const image = socialCardOf('/group-tour/gorillas-and-nile');
  const head = pageHead('/group-tour/gorillas-and-nile', {
    title: 'Gorillas and the Nile',
    description: 'Seven days.',
    image,
  });
  expect(said(head)).toMatchObject({
    'og:image': 'http://localhost:4173/social/group-tour/gorillas-and-nile.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Illustrated card: Gorillas and the Nile',
    'twitter:card': 'summary_large_image',
  });
});

test('any other page announces the card of the site (B-24)', () => {
  const head = pageHead('/faq', { title: 'Questions and answers', description: 'What travellers ask.' });
  expect(said(head)).toMatchObject({
    'og:image': 'http://localhost:4173/social/default.jpg',
    'og:image:alt': `Illustrated card: ${defaultMeta.title}`,
  });
});
