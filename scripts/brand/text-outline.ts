// Text as outlines: librsvg knows no web fonts, so cards carry the shapes of their characters instead of text.

import type { Font, PathCommand } from 'fontkit';

/** How a line is set. `tracking` is what is added after each character, in em. */
export interface TextStyle {
  font: Font;
  size: number;
  tracking?: number;
}

/** How wide a line is from its first character's origin to the end of its last character, in pixels. */
export function textWidth(text: string, { font, size, tracking = 0 }: TextStyle): number {
  const { glyphs, advanceWidth } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + tracking * size * Math.max(0, glyphs.length - 1);
}

/**
 * Path data of a line that begins at `x` and stands on `baseline`, kerned.
 *
 * @throws Error when the font has no shape for one of the characters.
 */
export function textOutline(
  text: string,
  x: number,
  baseline: number,
  { font, size, tracking = 0 }: TextStyle,
): string {
  assertDrawable(text, font);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  let path = '';
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
    const toPage = (unitsX: number, unitsY: number) =>
      `${numberText(pen + (xOffset + unitsX) * scale)} ${numberText(baseline - (yOffset + unitsY) * scale)}`;
    path += glyph.path.commands.map((command) => pathText(command, toPage)).join('');
    pen += xAdvance * scale + tracking * size;
  });
  return path;
}

/** A tenth of a pixel is as fine as it gets. */
function numberText(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

const letters: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function pathText({ command, args }: PathCommand, toPage: (x: number, y: number) => string): string {
  const points: string[] = [];
  for (let index = 0; index < args.length; index += 2) points.push(toPage(args[index] ?? 0, args[index + 1] ?? 0));
  return letters[command] + points.join(' ');
}

/** The characters of a text that the font has no shape for. */
export function missingCharacters(text: string, font: Font): string[] {
  return [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

function assertDrawable(text: string, font: Font): void {
  const missing = missingCharacters(text, font);
  if (missing.length > 0) throw new Error(`"${text}" has characters the font lacks: ${missing.join(' ')}`);
}
