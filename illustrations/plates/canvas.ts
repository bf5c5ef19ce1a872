// What a plate is painted on: a stack of SVG elements, the gradients they use, and the measures everything is given in.

import { numberText } from '#illustrations/plates/paths.ts';

export type Colour = string;

/** A colour at a share (0 to 1) of the way through a gradient, with its opacity. */
export type GradientStop = readonly [offset: number, colour: Colour, opacity?: number];

export interface LinearDirection {
  /** In shares of the shape's own box, or in canvas units when `inCanvasUnits`. Top to bottom unless said otherwise. */
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  inCanvasUnits?: boolean;
}

/** In canvas units; the shape's own box when left out. */
export interface RadialPlace {
  cx: number;
  cy: number;
  r: number;
}

type Extra = Readonly<Record<string, string | number>>;

/**
 * A canvas of `width` by `height`. Places are shares of it (`x(0.5)` is the middle), sizes are multiples of `unit`, a
 * thousandth of its shorter side or so: one description fills every format by being laid out again, never by cropping.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /**
   * Every element draws its chances from `${seed}:${its own name}`, so adding one leaves the others where they
   * were.
   */
  readonly seed: string;
  /** How wide it is, against a picture of 16 by 10: how much more of the land it shows. */
  readonly breadth: number;
  /** Narrow enough that what frames a wide picture has to leave it. */
  readonly isPortrait: boolean;
  x(share: number): number;
  y(share: number): number;
  /** An id no other element of the document has. */
  newId(): string;
  /** Both give a `fill` value. */
  linearGradient(stops: readonly GradientStop[], direction?: LinearDirection): string;
  /** From one colour to another. */
  fade(from: Colour, to: Colour, direction?: LinearDirection): string;
  radialGradient(stops: readonly GradientStop[], place?: RadialPlace): string;
  /** Adds a definition, such as a clip path or a symbol. */
  define(definition: string): void;
  add(element: string): void;
  path(d: string, fill: string, extra?: Extra): void;
  circle(cx: number, cy: number, r: number, fill: string, extra?: Extra): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra): void;
  rectangle(x: number, y: number, width: number, height: number, fill: string, extra?: Extra): void;
  /** Runs `paint` and puts what it added into one group. */
  group(extra: Extra, paint: () => void): void;
  svg(): string;
}

/** Below this share of width to height a picture counts as portrait. */
const portraitRatio = 1.15;

export function createCanvas(width: number, height: number, seed: string): Canvas {
  const definitions: string[] = [];
  let body: string[] = [];
  let ids = 0;

  const newId = () => `i${(ids++).toString(36)}`;
  const add = (element: string) => void body.push(element);
  const linearGradient: Canvas['linearGradient'] = (
    stops,
    { x1 = 0, y1 = 0, x2 = 0, y2 = 1, inCanvasUnits = false } = {},
  ) => {
    const id = newId();
    const units = inCanvasUnits ? { gradientUnits: 'userSpaceOnUse' } : {};
    definitions.push(tag('linearGradient', { id, x1, y1, x2, y2, ...units }, stopTags(stops)));
    return `url(#${id})`;
  };

  return {
    width,
    height,
    unit: Math.min(height, width * 1.3) / 1000,
    seed,
    breadth: width / (1.6 * height),
    isPortrait: width < height * portraitRatio,
    x: (share) => share * width,
    y: (share) => share * height,
    newId,
    linearGradient,
    fade: (from, to, direction) =>
      linearGradient(
        [
          [0, from],
          [1, to],
        ],
        direction,
      ),
    radialGradient(stops, place) {
      const id = newId();
      const units = place === undefined ? {} : { ...place, gradientUnits: 'userSpaceOnUse' };
      definitions.push(tag('radialGradient', { id, ...units }, stopTags(stops)));
      return `url(#${id})`;
    },
    define: (definition) => void definitions.push(definition),
    add,
    path: (d, fill, extra) => add(tag('path', { d, fill, ...extra })),
    circle: (cx, cy, r, fill, extra) => add(tag('circle', { cx, cy, r, fill, ...extra })),
    ellipse: (cx, cy, rx, ry, fill, extra) => add(tag('ellipse', { cx, cy, rx, ry, fill, ...extra })),
    rectangle: (x, y, w, h, fill, extra) => add(tag('rect', { x, y, width: w, height: h, fill, ...extra })),
    group(extra, paint) {
      const outer = body;
      body = [];
      paint();
      const inner = body.join('');
      body = outer;
      add(tag('g', extra, inner));
    },
    svg() {
      const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
      return tag('svg', attributes, tag('defs', {}, definitions.join('')) + body.join(''));
    },
  };
}

function stopTags(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: Math.round(offset * 1000) / 1000,
        'stop-color': colour,
        ...(opacity !== undefined && { 'stop-opacity': Math.round(opacity * 1000) / 1000 }),
      }),
    )
    .join('');
}

function tag(name: string, attributes: Extra, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? attributeText(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Small numbers are shares and opacities and keep three decimals; large ones are lengths and keep one. */
function attributeText(value: number): string {
  return Math.abs(value) < 2 ? String(Math.round(value * 1000) / 1000) : numberText(value);
}
