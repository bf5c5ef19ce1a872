import { createContext } from 'react';
import type { PictureView, PictureViews } from '#platform/images/picture-sources.ts';

/** How wide a card's picture is, as CSS lengths: on a phone, on a tablet (from 40rem), on a desktop (from 64rem). */
export interface CardWidth {
  phone: string;
  tablet: string;
  desktop: string;
  /** On a wide desktop (from 96rem), where it is not as on any other. */
  wide?: string;
  /** The same on the widest (from 112rem). */
  widest?: string;
  /** Where the card lies across its row, and so does its picture whatever its shape. */
  lies?: { tablet?: boolean; desktop?: boolean };
  /** On a phone an upright picture stands beside the text. */
  isBeside?: boolean;
}

/** `page-width` has 4vw of margin on both sides and ends at 109rem. */
const page = 'min(92vw, 109rem)';

/** Of a record's page beside its panel, which takes 27.25rem with the gap. */
const besidePanel = `${page} - 27.25rem`;

/** Whether cards in this part of the page stand beside its panel. */
export const BesidePanelContext = createContext(false);

const onPhone = '100vw - 2.25rem';

const columnOf = (content: string, columns: number) => `(${content} - ${(columns - 1) * 1.5}rem) / ${columns}`;

/** One of so many columns with 1.5rem between them; or `lying` down across its row (`lying-card` in site.css). */
export function cardWidth(
  columns: number,
  isBesidePanel = false,
): CardWidth & { lying: Pick<CardWidth, 'tablet' | 'desktop'> } {
  const content = isBesidePanel ? besidePanel : page;
  return {
    phone: onPhone,
    tablet: '46vw - .75rem',
    desktop: columnOf(content, columns),
    lying: { tablet: '46vw', desktop: `min((${content}) / 2, 36rem)` },
  };
}

export const CardWidthContext = createContext<CardWidth>(cardWidth(3));

/** The shape of a card's picture. `tall` lies on a phone, where an upright one would fill the screen. */
export type CardShape = 'landscape' | 'portrait' | 'tall';

type CardPicture = 'list' | 'card';

interface CardShapes {
  phone: CardPicture;
  tablet: CardPicture;
  desktop: CardPicture;
}

function shapesOf({ lies, isBeside }: CardWidth, shape: CardShape): CardShapes {
  const upright = shape === 'landscape' ? 'list' : 'card';
  return {
    phone: isBeside || shape === 'portrait' ? 'card' : 'list',
    tablet: lies?.tablet ? 'list' : upright,
    desktop: lies?.desktop ? 'list' : upright,
  };
}

/** What a card's picture is shown as on each screen. */
export function cardViews(width: CardWidth, shape: CardShape): PictureViews {
  const shapes = shapesOf(width, shape);
  const view = (size: keyof CardShapes): PictureView => ({ shape: shapes[size], width: `calc(${width[size]})` });
  const wider = ([from, length]: readonly [number, string | undefined]): PictureView[] =>
    length === undefined ? [] : [{ from, shape: shapes.desktop, width: `calc(${length})` }];
  return [
    ...wider([112, width.widest]),
    ...wider([96, width.wide]),
    { from: 64, ...view('desktop') },
    { from: 40, ...view('tablet') },
    view('phone'),
  ];
}

/** A list's lying picture is a little flatter beside upright ones, so that both are equally high. */
const frames: Record<keyof CardShapes, Record<CardPicture, string>> = {
  phone: { list: 'aspect-[16/10]', card: 'aspect-[4/5]' },
  tablet: { list: 'sm:aspect-[16/10]', card: 'sm:aspect-[4/5]' },
  desktop: { list: 'lg:aspect-[16/10]', card: 'lg:aspect-[4/5]' },
};
const besideUpright = 'lg:aspect-[1.648]';

/** The classes of the frame that has these shapes. */
export function cardFrame(width: CardWidth, shape: CardShape): string {
  const { phone, tablet, desktop } = shapesOf(width, shape);
  const isBesideUpright = width.wide && desktop === 'list' && shape !== 'landscape';
  return `${frames.phone[phone]} ${frames.tablet[tablet]} ${isBesideUpright ? besideUpright : frames.desktop[desktop]}`;
}
