// An animal on a plate: a cast shadow, an edge of light, then the body.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Marks } from '#illustrations/plates/animals/silhouette.ts';
import { type Species, silhouetteOf } from '#illustrations/plates/animals/species.ts';
import { clipTo, stamp } from '#illustrations/plates/animals/stamp.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';

/** 1 looks right, -1 looks left. */
export type Facing = 1 | -1;

export interface CastShadow {
  /** Where the light stands, in canvas units; the shadow falls away from it. The middle when left out. */
  sunX?: number | undefined;
  colour?: Colour | undefined;
  opacity?: number | undefined;
  /** Of the shadow, in shares of the animal's height. */
  length?: number | undefined;
}

export interface AnimalStyle {
  ink: Colour;
  facing: Facing;
  /** The colour of the light along its back. */
  rim?: Colour | undefined;
  /** Of the folds and coat it shows; the colour of the light when left out. */
  marks?: Colour | undefined;
  /** Of eyes and spots; the body's own ink when left out. */
  dark?: Colour | undefined;
  shadow?: CastShadow | undefined;
  /** How much of its coat the hour's darkness takes; that of a day when left out. */
  gloom?: number | undefined;
  opacity?: number | undefined;
}

/** An animal this many units high shows its modelling; a smaller one is a plain silhouette. */
const modelledFrom = 40;

/** One with a coat of its own shows it as soon as it is more than a dot: a zebra without stripes is a horse. */
const coatedFrom = 18;

/** How much of a coat the light and the hour's gloom take: seen against the light, it is still the coat. */
const coatShares = { light: 0.24, gloom: 0.17, farLimbs: 0.34 };

/** From this height on its coat is more than noise. */
const markedFrom = 56;

/** From this height on nothing of its coat's hue is lost. */
const modelledWhole = 250;

/**
 * Paints one animal with its feet on (x, y). `height`, in canvas units, is what its silhouette calls its height:
 * for most animals that of the back, so a giraffe's head, a horn or an ear reaches higher.
 */
export function paintAnimal(
  canvas: Canvas,
  species: Species,
  x: number,
  y: number,
  height: number,
  { ink, facing, rim, marks = rim, dark = ink, shadow, gloom, opacity }: AnimalStyle,
): void {
  const scale = height / silhouetteOf(species).height;
  const place = (offsetX: number, offsetY: number) =>
    `translate(${short(x + offsetX)} ${short(y + offsetY)}) scale(${short(scale * facing)} ${short(scale)})`;
  const edge = rimOffset(canvas, x, shadow?.sunX);
  const faded = opacity === undefined ? {} : { opacity };
  const { coat, marks: ownMarks, distantMarks } = silhouetteOf(species);

  if (shadow !== undefined) castShadow(canvas, species, x, y, { scale, facing, ink, shadow });
  if (rim !== undefined) stamp(canvas, species, 'whole', place(...edge), { fill: rim, ...faded });
  if (rim === undefined || height < (coat === undefined ? modelledFrom : coatedFrom) * canvas.unit) {
    stamp(canvas, species, 'whole', place(0, 0), { fill: ink, ...faded });
    return;
  }
  const coated = (hue: Colour) => mixColours(mixColours(hue, rim, coatShares.light), dark, gloom ?? coatShares.gloom);
  const body = coat === undefined ? ink : coated(coat);
  const limbs = coat === undefined ? mixColours(ink, rim, 0.12) : mixColours(body, dark, coatShares.farLimbs);
  stamp(canvas, species, 'far', place(0, 0), { fill: limbs, ...faded });
  stamp(canvas, species, 'near', place(0, 0), { fill: modelled(canvas, body, rim), ...faded });
  const isSmall = height < markedFrom * canvas.unit;
  const shown = isSmall ? (distantMarks ?? (coat === undefined ? undefined : ownMarks)) : ownMarks;
  if (marks !== undefined && shown !== undefined) {
    const shade = shadeOf(height / canvas.unit);
    const inLight = coat === undefined ? (hue: Colour) => mixColours(hue, dark, shade) : coated;
    const tones = { dark, light: marks, inLight };
    paintMarks(canvas, species, shown, tones, { transform: place(0, 0), ...faded });
  }
}

/** The marks, cut off at the edge of the body. */
function paintMarks(
  canvas: Canvas,
  species: Species,
  marks: readonly Marks[],
  tones: Tones,
  attributes: Readonly<Record<string, string | number>>,
): void {
  canvas.group({ ...attributes, 'clip-path': clipTo(canvas, species) }, () => {
    for (const mark of marks) {
      const colour = colourOf(mark, tones);
      if ('shapes' in mark) canvas.path(mark.shapes, colour, { opacity: mark.strength });
      else {
        const stroke = {
          stroke: colour,
          'stroke-width': mark.width,
          'stroke-linecap': 'round',
          opacity: mark.strength,
        };
        canvas.path(mark.lines, 'none', stroke);
      }
    }
  });
}

interface Tones {
  dark: Colour;
  light: Colour;
  /** A hue of its own as it looks there. */
  inLight(hue: Colour): Colour;
}

/** Everything is seen against the light: near, a coat keeps its hue; far, it is nearly a silhouette. */
function shadeOf(height: number): number {
  const nearness = Math.min(1, Math.max(0, (height - markedFrom) / (modelledWhole - markedFrom)));
  return 0.52 - 0.4 * nearness;
}

function colourOf({ hue }: Marks, { dark, light, inLight }: Tones): Colour {
  if (hue === undefined) return light;
  return hue === 'ink' ? dark : inLight(hue);
}

/** Up and towards the light, however large the animal: light has one width in a picture. */
function rimOffset({ unit }: Canvas, x: number, sunX = Number.NEGATIVE_INFINITY): readonly [number, number] {
  return [(sunX > x ? 1.7 : -1.7) * unit, -1.2 * unit];
}

/** A little light on the back and a little from the ground. */
function modelled(canvas: Canvas, ink: Colour, rim: Colour): string {
  return canvas.linearGradient([
    [0, mixColours(ink, rim, 0.13)],
    [0.45, ink],
    [0.8, ink],
    [1, mixColours(ink, rim, 0.1)],
  ]);
}

interface Casting {
  scale: number;
  facing: Facing;
  ink: Colour;
  shadow: CastShadow;
}

/** The animal once more, flattened onto the ground and sheared away from the light, fading with distance. */
function castShadow(canvas: Canvas, species: Species, x: number, y: number, casting: Casting): void {
  const { scale, facing, ink, shadow } = casting;
  const { sunX = canvas.width / 2, colour = ink, opacity = 0.3, length = 0.42 } = shadow;
  const aside = (x - sunX) / canvas.width;
  const lean = (aside < 0 ? -1 : 1) * Math.max(0.28, Math.abs(aside) * 1.1) * -1.5 * scale;
  const flat = -scale * length * 0.55;
  const fill = canvas.linearGradient([
    [0, colour, 0.05],
    [0.6, colour, 0.5],
    [1, colour, 1],
  ]);
  const transform = `matrix(${short(scale * facing)} 0 ${short(lean)} ${short(flat)} ${short(x)} ${short(y - canvas.unit)})`;
  stamp(canvas, species, 'whole', transform, { fill, opacity: short(opacity * 1.25) });
}

/** Three decimals: a scale needs more than a length. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
