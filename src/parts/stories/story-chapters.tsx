import { Link } from '@tanstack/react-router';
import type { Block, Prose } from '#contract/records/prose.ts';
import type { StoryPlate } from '#contract/records/story-plates.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { PlateImage } from '#ui/plate-image.tsx';
import { ProseText } from '#ui/prose-text.tsx';

interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** What a text says before its first chapter. */
export function beginningOf(prose: Prose): Prose {
  const first = prose.findIndex(isChapterHead);
  return first === -1 ? prose : prose.slice(0, first);
}

/** The chapters of a text across the page: the heading stays beside what is read, plates hang between them. */
export function StoryChapters({ prose, plates }: { prose: Prose; plates: readonly StoryPlate[] }) {
  return chaptersOf(prose).map(({ id, title, blocks }) => {
    const above = plates.filter(({ chapter }) => chapter === id);
    return (
      <section key={id} aria-labelledby={`${id}-title`} className="pb-14 sm:pb-20">
        {above.length > 0 && <StoryPlates plates={above} />}
        <div
          id={id}
          className={`page-width grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${above.length > 0 ? 'pt-9 sm:pt-14' : ''}`}
        >
          <h2
            id={`${id}-title`}
            className="self-start text-title-2 leading-[1.08] tracking-[-0.012em] lg:sticky lg:top-28"
          >
            {title}
          </h2>
          <div className="min-w-0 lg:text-[1.125rem]">
            <ProseText prose={blocks} />
          </div>
        </div>
      </section>
    );
  });
}

const isChapterHead = (block: Block) => block.kind === 'heading' && block.level === 2;

function chaptersOf(prose: Prose): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of prose) {
    if (block.kind === 'heading' && block.level === 2) chapters.push({ id: block.id, title: block.text, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

const alone: PictureViews = [
  { from: 106.25, shape: 'panorama', width: '100rem' },
  { from: 40, shape: 'wide', width: '100vw' },
  { shape: 'list', width: '100vw' },
];
const beside: PictureViews = [
  { from: 40, shape: 'list', width: '(min-width: 100rem) 50rem, 50vw' },
  { shape: 'card', width: '50vw' },
];

/** What the chapter below speaks of, as wide as the page: one plate, or two beside each other. Each leads to its record. */
function StoryPlates({ plates }: { plates: readonly StoryPlate[] }) {
  const isPair = plates.length > 1;
  return (
    <div
      className={`mx-auto grid max-w-[102rem] gap-x-1.5 sm:gap-x-4 sm:px-4 print:hidden ${isPair ? 'grid-cols-2' : ''}`}
    >
      {plates.map(({ name, href, note, price, picture }) => (
        <figure key={href} className="relative min-w-0">
          <PlateImage
            picture={picture}
            views={isPair ? beside : alone}
            className={`w-full sm:rounded-plate ${isPair ? 'aspect-4/5 sm:aspect-16/10' : 'story-frame'}`}
          />
          <figcaption className="figures flex flex-wrap gap-x-3 px-(--gutter) pt-2.5 text-label text-muted sm:px-4">
            <Link
              to={href}
              className="font-display font-semibold text-base text-ink decoration-2 decoration-accent underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
            >
              {name}
            </Link>
            <span className="self-center">
              {price
                ? `${note}, from ${formatUsd(price.usd)} ${price.per === 'journey' ? 'each, all in' : `a ${price.per}`}`
                : note}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
