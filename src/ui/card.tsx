import { type ReactNode, use } from 'react';
import type { Picture } from '#contract/records/picture.ts';
import { fetchHeroAhead } from '#platform/images/fetch-ahead.ts';
import { type CardShape, CardWidthContext, cardFrame, cardViews } from '#ui/card-width.ts';
import { startHeroTransition } from '#ui/hero-transition.ts';
import { PlateImage } from '#ui/plate-image.tsx';

interface CardProps {
  picture: Picture;
  /** The card's heading, a link to its page; its click area is the whole card. */
  title: ReactNode;
  heading?: 'h2' | 'h3';
  /** Over the picture's corner: a label, a status. */
  badge?: ReactNode;
  /** Over the picture's other corner, above the card's own link. */
  corner?: ReactNode;
  text?: ReactNode;
  /** The last line: facts on the left, a price on the right. */
  facts?: ReactNode;
  aside?: ReactNode;
  isPriority?: boolean;
  shape?: CardShape;
}

/** A record at a glance: picture, then text on paper below it. */
export function Card({
  picture,
  title,
  heading: Heading = 'h3',
  badge,
  corner,
  text,
  facts,
  aside,
  isPriority = false,
  shape = 'landscape',
}: CardProps) {
  const width = use(CardWidthContext);
  return (
    <article
      onClickCapture={startHeroTransition}
      onPointerEnter={() => fetchHeroAhead(picture)}
      onFocus={() => fetchHeroAhead(picture)}
      className="group relative flex h-full flex-col"
    >
      <div className="relative">
        <div className={`card-shadow relative overflow-hidden rounded-card ${cardFrame(width, shape)}`}>
          <PlateImage
            picture={picture}
            views={cardViews(width, shape)}
            isPriority={isPriority}
            className="size-full transition-transform duration-[600ms] ease-[cubic-bezier(.2,.7,.2,1)] group-hover:scale-[1.03]"
          />
        </div>
        {badge && (
          <div className={`card-badges absolute top-3 left-3 flex flex-wrap gap-2 ${corner ? 'right-15' : 'right-3'}`}>
            {badge}
          </div>
        )}
        {corner && <div className="card-corner absolute top-2 right-2 z-10">{corner}</div>}
      </div>
      <div className="card-words flex flex-1 flex-col pt-4">
        <Heading className="text-title-3 leading-[1.15]">{title}</Heading>
        {text && <p className="mt-1.5 text-[0.96875rem] text-muted leading-normal">{text}</p>}
        {(facts || aside) && (
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-3 text-label">
            <div className="min-w-[min(10rem,100%)] flex-1 text-muted">{facts}</div>
            {aside && <div className="card-aside ml-auto shrink-0 text-right">{aside}</div>}
          </div>
        )}
      </div>
    </article>
  );
}
