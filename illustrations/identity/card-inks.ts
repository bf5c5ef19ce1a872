// The colours a card's words are printed in. In the sky: pale on a dark wash or dark on a pale one, whichever hides
// less of the plate. On the strip: ink on paper.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LineRole, SetLine } from '#illustrations/identity/card-layout.ts';
import {
  coloursIn,
  type RawPicture,
  type Rgb,
  readableContrast,
  rgbOf,
  worstContrast,
} from '#illustrations/identity/contrast.ts';
import type { Light } from '#illustrations/plates/light.ts';

export type Inks = Readonly<Record<LineRole, string>>;

export interface Printing {
  inks: Inks;
  /** What is laid over the sky behind the words, and how thickly (0 to 1). */
  wash: string;
  opacity: number;
}

export const paper = '#fbf6ec';
const black = '#0d0a08';

const stripInks = { name: '#1f4a38', facts: '#3a342a' };

/** Compression blurs what is measured before it. */
const wantedContrast = readableContrast + 0.25;

/** Even a sky that needs none gets a little: words are calmer on it. */
const leastOpacity = 0.22;
const mostOpacity = 0.94;
const opacityStep = 0.02;

/** Pale words are the house's own; dark ones have to be worth it. */
const paleAdvantage = 0.12;

/** The printing that leaves most of the plate to be seen and lets every line be read. */
export function printOn(picture: RawPicture, lines: readonly SetLine[], light: Light): Printing {
  const behind = lines.map(({ role, box }) => ({ role, colours: coloursIn(picture, box) }));
  const pale = withOpacity(behind, palePrinting(light));
  const dark = withOpacity(behind, darkPrinting(light));
  return dark.opacity < pale.opacity - paleAdvantage ? dark : pale;
}

/** The worst contrast of any of these lines on the card as it is before its words are printed. */
export function lowestContrast(card: RawPicture, lines: readonly SetLine[], inks: Inks): number {
  return Math.min(...lines.map(({ role, box }) => worstContrast(coloursIn(card, box), rgbOf(inks[role]))));
}

type Printer = Omit<Printing, 'opacity'>;

function palePrinting({ ink, sky: [zenith = ink] }: Light): Printer {
  // A little of the sky's own colour keeps the wash from looking like soot.
  return { inks: { eyebrow: '#ffd79a', title: '#fffaf0', ...stripInks }, wash: mixColours(ink, zenith, 0.22) };
}

function darkPrinting({ ink, haze }: Light): Printer {
  return {
    inks: { eyebrow: '#7a2a0d', title: mixColours(ink, black, 0.2), ...stripInks },
    wash: mixColours(haze, paper, 0.6),
  };
}

/** A line, and the colours of the plate behind it. */
interface Behind {
  role: LineRole;
  colours: readonly Rgb[];
}

/** With the least opacity at which every line can be read; 1 when none suffices. */
function withOpacity(behind: readonly Behind[], { inks, wash }: Printer): Printing {
  const colour = rgbOf(wash);
  for (let opacity = leastOpacity; opacity <= mostOpacity; opacity += opacityStep) {
    const isReadable = ({ role, colours }: Behind) =>
      worstContrast(colours, rgbOf(inks[role]), { colour, opacity }) >= wantedContrast;
    if (behind.every(isReadable)) return { inks, wash, opacity };
  }
  return { inks, wash, opacity: 1 };
}
