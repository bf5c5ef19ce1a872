import type { LegalSlug } from '#contract/records/legal.ts';
import { faqsQuery } from '#features/faq/faq.queries.ts';
import { homeQueries } from '#features/home/home.queries.ts';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { absolute } from '#platform/page-head.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { reviewThings } from '#src/prerender/structured-data/offer.ts';
import { operatorMention, travelAgency, webSite } from '#src/prerender/structured-data/operator-things.ts';
import type { PageStatement, QueryReader } from '#src/prerender/structured-data/thing.ts';

export function homeStatement(read: QueryReader): PageStatement {
  const reviews = reviewThings(read.getQueryData(homeQueries.reviews.queryKey)?.reviews);
  return { name: 'Home', trail: [], things: [travelAgency(), webSite(), ...reviews] };
}

export function aboutStatement(): PageStatement {
  const name = 'About us';
  const page = { '@type': 'AboutPage', name, url: absolute('/about'), mainEntity: operatorMention };
  return { name, trail: trailBelow(), things: [page] };
}

export function contactStatement(): PageStatement {
  const name = 'Contact us';
  const page = { '@type': 'ContactPage', name, url: absolute('/contact'), mainEntity: travelAgency() };
  return { name, trail: trailBelow(), things: [page] };
}

/** Every question of the page, each by the address its link copies. */
export function faqStatement(read: QueryReader): PageStatement | undefined {
  const answer = read.getQueryData(faqsQuery().queryKey);
  if (answer === undefined) return undefined;
  const name = 'Questions and answers';
  const mainEntity = answer.faqs.map(({ id, question, answer: text }) => ({
    '@type': 'Question',
    name: question,
    url: absolute(`/faq#${id}`),
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return { name, trail: trailBelow(), things: [{ '@type': 'FAQPage', name, url: absolute('/faq'), mainEntity }] };
}

export function legalStatement(read: QueryReader, slug: LegalSlug): PageStatement | undefined {
  const document = read.getQueryData(legalQuery(slug).queryKey);
  if (document === undefined) return undefined;
  const { title: name, summary, updatedAt } = document;
  const page = { name, description: summary, url: absolute(`/${slug}`), dateModified: updatedAt };
  return { name, trail: trailBelow(), things: [{ '@type': 'WebPage', ...page, publisher: operatorMention }] };
}
