// A hot-air balloon: gores of cloth gathered at the crown, a band around the widest part, a wicker basket below.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, polygon, polyline, spline } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

/** Two colours of cloth that take turns, the band, and its ornament. */
type Livery = readonly [first: Colour, second: Colour, band: Colour, ornament: Colour];

const liveries: readonly Livery[] = [
  ['#bd4b2a', '#efb35c', '#2d4450', '#f3dfae'],
  ['#2d5c62', '#f0e2c1', '#bd4b2a', '#f0e2c1'],
  ['#7c3b2c', '#e3a24c', '#f6e3b8', '#7c3b2c'],
  ['#44395c', '#d9775a', '#f2cf86', '#44395c'],
  ['#c98a2e', '#f4e5bd', '#5b3a52', '#f0b95e'],
];

/** The envelope from its crown down to its mouth: height and half its width. */
const profile: readonly Point[] = pointsOf(
  '-306,2 -303,26 -294,50 -276,74 -250,92 -222,100 -196,99 -170,90 -144,75 -118,56 -94,38 -74,26',
);
const reference = 200;
const gores = 14;
/** The band lies between these shares of the profile, and ornaments sit on its middle. */
const band = { from: 0.42, to: 0.6 };
/** Seen from below, level circles bow downward by this much of their half width. */
const bow = 0.17;

/** `x`, `y` is the bottom of the basket; `width` the envelope's. */
export function paintBalloon(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, `balloon${Math.round(x)}`);
  const [first, second, bandColour, ornament] = chance.pick(liveries).map((colour) => tone(light, colour, 0.34));
  if (first === undefined || second === undefined || bandColour === undefined || ornament === undefined) return;
  const line = mixColours(light.ink, '#33241f', 0.5);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    paintBasket(canvas, light, line);
    const envelope = envelopeOutline();
    canvas.path(envelope, first);
    paintWithin(canvas, envelope, () => {
      for (let gore = 0; gore < gores; gore += 2) canvas.path(goreOutline(gore), second);
      paintBand(canvas, bandColour, ornament, chance.happens(0.5));
      paintSeams(canvas, line);
      paintRoundness(canvas, light, line);
    });
  });
}

/** Where the profile is at a share of the way from crown to mouth: height and half width. */
function profileAt(share: number): Point {
  const position = share * (profile.length - 1);
  const index = Math.min(profile.length - 2, Math.floor(position));
  const [fromY, fromWidth] = profile[index] ?? [0, 0];
  const [toY, toWidth] = profile[index + 1] ?? [0, 0];
  return [interpolate(fromY, toY, position - index), interpolate(fromWidth, toWidth, position - index)];
}

/** A point of the envelope: how far down (0 crown, 1 mouth) and how far round the visible half (-1 left, 1 right). */
function onEnvelope(down: number, round: number): Point {
  const [y, halfWidth] = profileAt(down);
  const angle = (round * Math.PI) / 2;
  return [halfWidth * Math.sin(angle), y + halfWidth * bow * Math.cos(angle) * down];
}

function envelopeOutline(): string {
  const right = profile.map(([y, halfWidth]): Point => [halfWidth, y]);
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  return spline([...right, [0, -68], ...left]);
}

function goreOutline(gore: number): string {
  const [from, to] = [(gore / gores) * 2 - 1, ((gore + 1) / gores) * 2 - 1];
  const edge = (round: number) => Array.from({ length: 15 }, (_, step) => onEnvelope(step / 14, round));
  return polygon([...edge(from), ...edge(to).reverse()]);
}

function paintBand(canvas: Canvas, colour: Colour, ornament: Colour, isZigzag: boolean): void {
  const edge = (down: number) => Array.from({ length: 25 }, (_, step) => onEnvelope(down, (step / 24) * 2 - 1));
  const stripe = (from: number, to: number) => polygon([...edge(from), ...edge(to).reverse()]);
  canvas.path(stripe(band.from, band.to), colour);
  canvas.path(stripe(band.from, band.from + 0.016) + stripe(band.to - 0.016, band.to), ornament);
  const middle = (band.from + band.to) / 2;
  let ornaments = '';
  for (let gore = 0; gore < gores; gore += 1) {
    const round = ((gore + 0.5) / gores) * 2 - 1;
    const half = 0.62 / gores;
    const reach = isZigzag ? 0.055 : 0.04;
    ornaments += polygon([
      onEnvelope(middle - reach, round),
      onEnvelope(isZigzag ? middle + reach : middle, round + half * 1.3),
      onEnvelope(middle + (isZigzag ? 0.02 : reach), round),
      onEnvelope(isZigzag ? middle + reach : middle, round - half * 1.3),
    ]);
  }
  canvas.path(ornaments, ornament);
}

function paintSeams(canvas: Canvas, line: Colour): void {
  let seams = '';
  for (let gore = 1; gore < gores; gore += 1) {
    const round = (gore / gores) * 2 - 1;
    const points = Array.from({ length: 15 }, (_, step) => onEnvelope(step / 14, round));
    seams += polyline(points);
  }
  canvas.path(seams, 'none', { stroke: line, 'stroke-width': 0.8, opacity: 0.3 });
}

/** Light on one side, shadow on the other and under the belly. */
function paintRoundness(canvas: Canvas, light: Light, line: Colour): void {
  const across = canvas.linearGradient(
    [
      [0, light.rim, 0.34],
      [0.24, light.rim, 0.1],
      [0.5, line, 0],
      [0.78, line, 0.22],
      [1, line, 0.5],
    ],
    { x2: 1, y2: 0 },
  );
  const down = canvas.linearGradient([
    [0, '#ffffff', 0.16],
    [0.4, line, 0],
    [1, line, 0.42],
  ]);
  canvas.rectangle(-104, -310, 208, 250, across);
  canvas.rectangle(-104, -310, 208, 250, down);
}

/** Skirt, ropes, burner flame, and the basket with its passengers. */
function paintBasket(canvas: Canvas, light: Light, line: Colour): void {
  const wicker = tone(light, '#7a4f30', 0.4);
  canvas.path('M-26 -74L-17 -26M26 -74L17 -26M-12 -70L-9 -26M12 -70L9 -26', 'none', {
    stroke: line,
    'stroke-width': 1.3,
  });
  canvas.path('M-25 -76H25L20 -60Q0 -54 -20 -60Z', mixColours(wicker, line, 0.4));
  canvas.path('M0 -66Q5 -56 2 -46Q0 -43 -2 -46Q-5 -56 0 -66Z', '#ffe6a2');
  canvas.path('M-5 -46H5V-42H-5Z', line);
  const people = [-10, 0, 9];
  canvas.path(
    people
      .map(
        (head) =>
          `${circle(head, -32, 3.6)}M${head - 4.5} -20Q${head - 5} -29 ${head} -29Q${head + 5} -29 ${head + 4.5} -20Z`,
      )
      .join(''),
    line,
  );
  canvas.path('M-19 -24H19L16 -2Q16 0 13 0H-13Q-16 0 -16 -2Z', wicker);
  canvas.path('M-18 -18H18M-17.5 -12H17.500M-17 -6H17M-9 -24L-8 0M9 -24L8 0M0 -24V0', 'none', {
    stroke: line,
    'stroke-width': 1,
    opacity: 0.45,
  });
  canvas.path('M-20 -26H20V-22H-20Z', mixColours(wicker, light.rim, 0.3));
}
