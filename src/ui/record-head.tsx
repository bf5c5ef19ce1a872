import type { ReactNode } from 'react';
import type { Picture } from '#contract/records/picture.ts';
import { captionOf } from '#platform/images/picture-sources.ts';
import { growFromCard } from '#ui/hero-transition.ts';
import { HeadPlate } from '#ui/page-plate.tsx';

export interface RecordHeadProps {
  picture: Picture;
  title: string;
  /** Over the picture's corner. */
  corner?: ReactNode;
  breadcrumbs: ReactNode;
  eyebrow?: ReactNode;
  /** What decides, in one line: how long and when. */
  keyFacts?: string;
  /** What it costs, at the end of that line on a phone; a desktop has it beside the next step. */
  keyPrice?: ReactNode;
  lead: string;
  /** What it costs and the next step. */
  decision?: ReactNode;
  /** A phone has the decision in its bar. */
  hasBar?: boolean;
}

/**
 * The head of a record's page: its picture above its words on a phone, and two pages of a book on a desktop, where the picture stands
 * at the right.
 */
export function RecordHead({
  picture,
  title,
  corner,
  breadcrumbs,
  eyebrow,
  keyFacts,
  keyPrice,
  lead,
  decision,
  hasBar = false,
}: RecordHeadProps) {
  return (
    <PlateSpread picture={picture} corner={corner}>
      <header className="record-words">
        <div className="pt-1 pb-1 lg:pt-0 lg:pb-3">{breadcrumbs}</div>
        {eyebrow && <div className="mb-3 flex flex-wrap gap-2">{eyebrow}</div>}
        <h1 className="max-w-[12em] text-record leading-[1.04] tracking-[-0.018em]">{title}</h1>
        {keyFacts && (
          <p className="figures mt-3 font-semibold leading-snug">
            <span>{keyFacts}</span>
            {keyPrice && <span className="lg:hidden">{keyPrice}</span>}
          </p>
        )}
        <p className="mt-4 max-w-2xl font-display font-medium text-lead leading-snug max-lg:order-last lg:text-record-lead">
          {lead}
        </p>
        {decision && (
          <div
            className={`mt-4 flex flex-wrap items-center gap-x-7 gap-y-3 lg:mt-6 print:hidden ${hasBar ? 'max-lg:hidden' : ''}`}
          >
            {decision}
          </div>
        )}
      </header>
    </PlateSpread>
  );
}

interface PlateSpreadProps {
  picture: Picture;
  /** In the picture's place where none of its renditions may be within reach. */
  plate?: ReactNode;
  /** Over its corner. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A plate and words beside it. The card that led here has its picture grow into its place. */
export function PlateSpread({ picture, plate = <HeadPlate picture={picture} />, corner, children }: PlateSpreadProps) {
  const caption = captionOf(picture);
  return (
    <div className="record-head">
      <div ref={growFromCard} className="record-plate print:hidden">
        <div className="relative">
          {plate}
          {corner && <div className="absolute top-3 right-3">{corner}</div>}
        </div>
        {caption && <p className="mt-2 px-2 font-display text-label text-muted italic">{caption}</p>}
      </div>
      {children}
    </div>
  );
}
