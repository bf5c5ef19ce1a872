// Where everything of a social card stands: the plate with the title in its sky, and below it, as below a print, a
// strip of paper with the operator's mark and the facts.

import type { Box } from '#illustrations/identity/contrast.ts';
import { socialCardSize } from '../../contract/site/social-card.ts';
import { balancedLines, breakCost } from '../../scripts/brand/balanced-lines.ts';
import { openFont } from '../../scripts/brand/installed-fonts.ts';
import { type TextStyle, textOutline, textWidth } from '../../scripts/brand/text-outline.ts';

/** What a card says. */
export interface CardWords {
  /** The kind of record and where it is. */
  eyebrow: string;
  title: string;
  /** Most important last: when they do not fit on a line, the first ones go. */
  facts: readonly string[];
}

export type LineRole = 'eyebrow' | 'title' | 'facts' | 'name';

/** A line as it is drawn, and the room it takes. */
export interface SetLine {
  role: LineRole;
  path: string;
  box: Box;
}

const { width, height } = socialCardSize;
const edge = 14;
const stripHeight = 78;

export const plateBox: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - edge - stripHeight };
export const plateRadius = 12;

/** Where words begin and end, from the card's edges. */
export const margin = 60;
const widestTitle = 700;

/** The mark, in the middle of the strip. */
export const logoBox: Box = { x: margin - 2, y: height - (stripHeight + 50) / 2, width: 50, height: 50 };

const serif = openFont({ family: 'brygada-1918', weight: 600 });
const sans = openFont({ family: 'figtree', weight: 500 });
const boldSans = openFont({ family: 'figtree', weight: 600 });

const eyebrowStyle: TextStyle = { font: boldSans, size: 22, tracking: 0.12 };
const factsStyle: TextStyle = { font: sans, size: 27 };
const nameStyle: TextStyle = { font: boldSans, size: 18, tracking: 0.14 };

const titleTracking = -0.012;
const titleLineHeight = 1.04;
/** The largest size for a title of one, two and three lines: a low block leaves giraffes room for their heads. */
const largestTitles = [76, 72, 60];
const smallestTitle = 48;
/** How many pixels of size one line fewer is worth. */
const lineCost = 10;

/** Space above the eyebrow, and between it and the title's capitals. */
const aboveEyebrow = 48;
const aboveTitle = 32;

/** Between the name and the facts. */
const leastGap = 48;
const between = '  ·  ';

/** Eyebrow and title, from the top of the sky down. @throws Error when the title is too long for any size. */
export function setHead({ eyebrow, title }: CardWords): SetLine[] {
  const eyebrowBaseline = plateBox.y + aboveEyebrow + capHeight(eyebrowStyle);
  const { lines, style } = fitTitle(title);
  const firstBaseline = eyebrowBaseline + aboveTitle + capHeight(style);
  const baselineOf = (index: number) => firstBaseline + index * style.size * titleLineHeight;
  return [
    setLine('eyebrow', eyebrow.toUpperCase(), margin, eyebrowBaseline, eyebrowStyle),
    // A large capital's own white space would make the title look indented.
    ...lines.map((line, index) => setLine('title', line, margin - style.size * 0.03, baselineOf(index), style)),
  ];
}

/** The operator's name beside the mark, and the facts at the other end of the strip. */
export function setStrip(name: string, { facts }: CardWords): SetLine[] {
  const middle = logoBox.y + logoBox.height / 2;
  const nameX = logoBox.x + logoBox.width + 16;
  const nameLine = setLine('name', name.toUpperCase(), nameX, middle + capHeight(nameStyle) / 2, nameStyle);
  const right = width - margin;
  const fact = fitFacts(facts, right - nameX - nameLine.box.width - leastGap);
  const factX = right - textWidth(fact, factsStyle);
  return [nameLine, setLine('facts', fact, factX, middle + capHeight(factsStyle) / 2, factsStyle)];
}

function fitTitle(title: string): { lines: string[]; style: TextStyle } {
  let best: { lines: string[]; style: TextStyle; score: number } | undefined;
  for (const [index, largest] of largestTitles.entries()) {
    for (let size = largest; size >= smallestTitle; size -= 2) {
      const style: TextStyle = { font: serif, size, tracking: titleTracking };
      const lines = balancedLines(title, index + 1, widestTitle, (line) => textWidth(line, style));
      if (lines === undefined) continue;
      const score = size * (1 - breakCost(lines)) - lineCost * index;
      if (best === undefined || score > best.score) best = { lines, style, score };
    }
  }
  if (best === undefined) throw new Error(`"${title}" is too long for the title of a card.`);
  return best;
}

function fitFacts(facts: readonly string[], widest: number): string {
  const line = facts.map((fact, index) => (index === 0 ? capitalise(fact) : fact)).join(between);
  if (facts.length <= 1 || textWidth(line, factsStyle) <= widest) return line;
  return fitFacts(facts.slice(1), widest);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function setLine(role: LineRole, text: string, x: number, baseline: number, style: TextStyle): SetLine {
  const { font, size } = style;
  const above = (font.capHeight / font.unitsPerEm) * size * 1.1;
  const below = (-font.descent / font.unitsPerEm) * size;
  return {
    role,
    path: textOutline(text, x, baseline, style),
    box: { x, y: baseline - above, width: textWidth(text, style), height: above + below },
  };
}

function capHeight({ font, size }: TextStyle): number {
  return (font.capHeight / font.unitsPerEm) * size;
}
