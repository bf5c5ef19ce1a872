import { eachOf } from '#contract/money/whole-trip.ts';
import { matchPage, type PageCollection, pageOf } from '#contract/pages.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { Block, Prose } from '#contract/records/prose.ts';
import type { StoryPlate } from '#contract/records/story-plates.ts';
import { count } from '#contract/words/count.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { linksOf } from '#server/content/catalogue/records/prose-facts.ts';

/** A record that has a picture to show, without its place in the text. */
type Subject = Omit<StoryPlate, 'chapter'> & { kind: PageCollection };

/** What makes the best picture of a chapter comes first. */
const kinds: readonly PageCollection[] = [
  'destinations',
  'places',
  'accommodations',
  'activities',
  'tours',
  'groupTours',
];

/**
 * The plates between the chapters of a text: of the records its own links lead to, each once, the better subjects first. Every
 * second plate has another kind of record beside it. `cover` hangs above the text already.
 */
export function storyPlatesOf(catalogue: Catalogue, body: Prose, cover: Picture): StoryPlate[] {
  const shown = new Set([cover.src]);
  let isPair = false;
  return chaptersOf(body).flatMap(({ id, blocks }) => {
    const subjects = linksOf(blocks.filter(({ kind }) => kind !== 'table'))
      .flatMap((href) => subjectOf(catalogue, href) ?? [])
      .filter(({ picture }) => !shown.has(picture.src))
      .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
    const [first] = subjects;
    if (first === undefined) return [];
    const second = isPair
      ? subjects.find(({ kind, picture }) => kind !== first.kind && picture.src !== first.picture.src)
      : undefined;
    isPair = !isPair;
    return [first, ...(second === undefined ? [] : [second])].map(({ kind: _, ...subject }) => {
      shown.add(subject.picture.src);
      return { chapter: id, ...subject };
    });
  });
}

function chaptersOf(body: Prose): { id: string; blocks: Block[] }[] {
  const chapters: { id: string; blocks: Block[] }[] = [];
  for (const block of body) {
    if (block.kind === 'heading' && block.level === 2) chapters.push({ id: block.id, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

/** The record a link within the site leads to. */
function subjectOf(catalogue: Catalogue, link: string): Subject | undefined {
  const { page, slug } = matchPage(link.replace(/[#?].*/, '')) ?? {};
  if (slug === undefined || page === undefined || !('collection' in page)) return undefined;
  const kind = page.collection;
  const about = (name: string, picture: Picture) => ({ kind, name, picture, href: pageOf(kind, slug) });
  switch (kind) {
    case 'destinations': {
      const found = catalogue.destinations.get(slug)?.summary;
      return found && { ...about(found.name, found.coverImage), note: found.county };
    }
    case 'places': {
      const found = catalogue.places.get(slug)?.summary;
      return found && { ...about(found.name, found.coverImage), note: found.destinationName };
    }
    case 'accommodations': {
      const found = catalogue.accommodations.get(slug)?.summary;
      if (found === undefined) return undefined;
      const { name, coverImage, destinationName: note, price } = found;
      return { ...about(name, coverImage), note, price: { usd: price, per: 'night' } };
    }
    case 'activities': {
      const found = catalogue.activities.get(slug)?.summary;
      if (found === undefined) return undefined;
      const { basePrice } = found.pricing;
      const note = found.location?.name ?? 'On several routes';
      return {
        ...about(found.name, found.coverImage),
        note,
        ...(basePrice > 0 && { price: { usd: basePrice, per: 'person' } }),
      };
    }
    case 'tours':
    case 'groupTours': {
      const found = catalogue[kind].get(slug)?.summary;
      if (found === undefined) return undefined;
      const { name, coverImage, duration, cheapest } = found;
      return {
        ...about(name, coverImage),
        note: count(duration, 'day'),
        ...(cheapest && { price: { usd: eachOf(cheapest), per: 'journey' } }),
      };
    }
    default:
      return undefined;
  }
}
