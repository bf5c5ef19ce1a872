// Prints the descriptors that make a system font take the room of a web font, for src/styles/fonts.css, so that text
// stays where it is when the web font arrives. Run: npm run fallback-metrics -w illustrations
// With font files as arguments it prints the average character width of each instead: how the widths below were measured.

import { type Font, openSync } from 'fontkit';
import { type Cut, openFont } from '../../scripts/brand/installed-fonts.ts';

/** How often a character stands in English prose, of a thousand; the space counts as one. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 183,
  ...{ e: 103, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22, m: 20, f: 20 },
  ...{ w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1.4, j: 1, q: 0.8, z: 0.5 },
};

/** A system font at the weight a browser would pick, and the average width of its characters in em. */
interface SystemFont {
  name: string;
  width: number;
}

interface Match {
  /** The web font at the weight it is mostly set in. */
  cut: Cut;
  /** System fonts that may stand in, measured on a file of the same widths (in brackets where it is another one's). */
  standIns: readonly SystemFont[];
}

const matches: readonly Match[] = [
  {
    cut: { family: 'brygada-1918', weight: 400 },
    standIns: [
      { name: 'Georgia (Gelasio)', width: 0.4374 },
      { name: 'Noto Serif', width: 0.4768 },
      { name: 'Times New Roman (Liberation Serif)', width: 0.3983 },
    ],
  },
  {
    cut: { family: 'brygada-1918', weight: 600 },
    standIns: [
      { name: 'Georgia (Gelasio)', width: 0.4374 },
      { name: 'Noto Serif', width: 0.4768 },
      { name: 'Times New Roman (Liberation Serif)', width: 0.3983 },
    ],
  },
  {
    cut: { family: 'brygada-1918', weight: 400, style: 'italic' },
    standIns: [
      { name: 'Georgia Italic (Gelasio)', width: 0.4462 },
      { name: 'Noto Serif Italic', width: 0.4628 },
      { name: 'Times New Roman Italic (Liberation Serif)', width: 0.3999 },
    ],
  },
  {
    cut: { family: 'figtree', weight: 400 },
    standIns: [
      { name: 'Arial (Liberation Sans)', width: 0.4395 },
      { name: 'Roboto', width: 0.441 },
    ],
  },
  {
    cut: { family: 'figtree', weight: 600 },
    standIns: [
      { name: 'Arial Bold (Liberation Sans)', width: 0.4754 },
      { name: 'Roboto Bold', width: 0.4469 },
    ],
  },
];

function averageWidth(font: Font): number {
  let width = 0;
  let characters = 0;
  for (const [character, frequency] of Object.entries(frequencies)) {
    width += frequency * font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;
    characters += frequency;
  }
  return width / characters / font.unitsPerEm;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Overrides are given in the fallback's own size, so what `size-adjust` scales has to be divided out again. */
function printMatch({ cut, standIns }: Match): void {
  const font = openFont(cut);
  console.log(`${cut.family} ${cut.weight} ${cut.style ?? 'normal'}`);
  for (const { name, width } of standIns) {
    const sizeAdjust = averageWidth(font) / width;
    const override = (units: number) => percent(units / font.unitsPerEm / sizeAdjust);
    console.log(`  ${name}
    size-adjust: ${percent(sizeAdjust)};
    ascent-override: ${override(font.ascent)};
    descent-override: ${override(-font.descent)};
    line-gap-override: ${override(font.lineGap)};`);
  }
}

const files = process.argv.slice(2);
for (const file of files) console.log(`${averageWidth(openSync(file)).toFixed(4)} ${file}`);
if (files.length === 0) matches.forEach(printMatch);
