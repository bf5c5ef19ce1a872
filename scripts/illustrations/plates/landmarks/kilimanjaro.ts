// Kilimanjaro: the broad dome of Kibo under its ice, the crag of Mawenzi on its shoulder, cloud at its waist.

import { mixColours } from '#scripts/illustrations/drawing/colour.ts';
import { interpolate } from '#scripts/illustrations/drawing/interpolation.ts';
import { createNoise, fractalNoise } from '#scripts/illustrations/drawing/noise.ts';
import type { Point } from '#scripts/illustrations/drawing/outline.ts';
import type { Canvas } from '#scripts/illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#scripts/illustrations/plates/chance.ts';
import { paintWithin } from '#scripts/illustrations/plates/clip.ts';
import { paintStreaks } from '#scripts/illustrations/plates/elements/clouds.ts';
import { craggyLine } from '#scripts/illustrations/plates/elements/craggy.ts';
import { paintMist } from '#scripts/illustrations/plates/elements/mist.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#scripts/illustrations/plates/landmarks/landmark-place.ts';
import { paintRibs } from '#scripts/illustrations/plates/landmarks/ribs.ts';
import { fadingDown, palingRock, type RockTones, rockTones } from '#scripts/illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#scripts/illustrations/plates/paths.ts';

/** From the middle to the end of a flank, and from foot to summit, in canvas units. */
const reach = 1050;
const summit = 425;

/** Kibo's flank: how high it stands (share of the summit) at a share of the reach. */
const flank: readonly Point[] = [
  [0, 1],
  [0.088, 0.992],
  [0.112, 0.958],
  [0.155, 0.86],
  [0.215, 0.735],
  [0.295, 0.62],
  [0.4, 0.515],
  [0.52, 0.405],
  [0.65, 0.285],
  [0.8, 0.15],
  [0.92, 0.055],
  [1, 0],
];

/** Mawenzi's teeth, as bumps on the flank toward the light: where, how high, how wide. */
const mawenzi = -0.4;
const teeth: readonly (readonly [at: number, height: number, width: number])[] = [
  [0.004, 0.075, 0.012],
  [-0.03, 0.06, 0.013],
  [0.034, 0.05, 0.012],
  [-0.058, 0.025, 0.012],
];

/** The ice reaches this share of the way down either flank. */
const iceReach = 0.172;

type Profile = (across: number) => number;

export function paintKilimanjaro(canvas: Canvas, place: LandmarkPlace): void {
  const frame = frameOf(canvas, place);
  const tones = rockTones(place.light);
  const chance = chanceOf(canvas, 'kilimanjaro');
  const profile = profileOf(canvas);
  const skyline = skylineOf(canvas, frame, profile);
  const [, top] = frame.at(0, summit);
  const mountain = polygon([...skyline, frame.at(reach, -40), frame.at(-reach, -40)]);

  canvas.path(mountain, palingRock(canvas, tones, top, frame.base + 10 * canvas.unit));
  paintWithin(canvas, mountain, () => {
    paintShadedFlank(canvas, frame, tones);
    paintRibs(canvas, frame, {
      apex: summit * 0.93,
      start: [0, 130],
      length: [80, 240],
      count: 90,
      spread: 1.1,
      slant: 1.5,
      crown: 70,
      width: [2.5, 8],
      dark: tones.shade,
      light: tones.lit,
      opacity: 0.3,
      name: 'kilimanjaro-ribs',
    });
    paintMawenziShade(canvas, frame, tones);
    paintIce(canvas, frame, profile, tones, chance);
  });
  paintCloudBelt(canvas, frame, place);
}

function profileOf(canvas: Canvas): Profile {
  const noise = createNoise(`${canvas.seed}:kilimanjaro`);
  return (across) => {
    const smooth = (flankHeight(across - 0.02) + 2 * flankHeight(across) + flankHeight(across + 0.02)) / 4;
    const offset = across - mawenzi;
    const shoulder = 0.19 * Math.exp(-(Math.abs(offset / 0.075) ** 1.6));
    const crags = teeth.reduce((sum, [at, height, width]) => sum + height * Math.exp(-(((offset - at) / width) ** 2)), 0);
    const height = smooth + shoulder + crags;
    const roughness = 0.012 * (height > 0.25 ? 1 : 0.3) * (Math.abs(across) < 0.1 ? 0.35 : 1);
    return height + fractalNoise(noise, across * 30, 4) * roughness;
  };
}

function flankHeight(across: number): number {
  const distance = Math.abs(across);
  const next = flank.findIndex(([share]) => share >= distance);
  const [from, to] = [flank[next - 1], flank[next]];
  if (to === undefined) return 0;
  if (from === undefined) return to[1];
  return interpolate(from[1], to[1], (distance - from[0]) / (to[0] - from[0]));
}

function skylineOf(canvas: Canvas, frame: Frame, profile: Profile): Point[] {
  const steps = 340;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const across = (step / steps) * 2 - 1;
    points.push(frame.at(across * reach, profile(across) * summit));
  }
  return points.filter(([x]) => x > -canvas.width && x < 2 * canvas.width);
}

/** The side away from the light, its edge running down from the summit in spurs. */
function paintShadedFlank(canvas: Canvas, frame: Frame, tones: RockTones): void {
  const edge = craggyLine(
    canvas,
    frame.line([
      [52, summit * 1.05],
      [64, summit * 0.93],
      [104, summit * 0.8],
      [112, summit * 0.66],
      [178, summit * 0.5],
      [196, summit * 0.36],
      [300, summit * 0.2],
      [420, summit * 0.02],
    ]),
    { roughness: 0.26, depth: 4, name: 'kilimanjaro-shade' },
  );
  const shade = polygon([...edge, frame.at(reach, 0), frame.at(reach, summit * 1.1)]);
  canvas.path(shade, fadingDown(canvas, tones.shade, 0.5, [frame.at(0, summit)[1], frame.base]));
}

function paintMawenziShade(canvas: Canvas, frame: Frame, tones: RockTones): void {
  const at = mawenzi * reach;
  const cliff = craggyLine(
    canvas,
    frame.line([
      [at + 3, summit],
      [at + 9, 238],
      [at + 2, 214],
      [at + 22, 190],
      [at + 16, 168],
      [at + 40, 132],
    ]),
    { roughness: 0.25, depth: 3, name: 'mawenzi' },
  );
  const shade = polygon([...cliff, frame.at(at + 150, 150), frame.at(at + 92, 250), frame.at(at + 60, summit)]);
  canvas.path(shade, fadingDown(canvas, tones.shade, 0.55, [frame.at(0, 300)[1], frame.at(0, 140)[1]]));
  paintRibs(canvas, { ...frame, at: (across, up) => frame.at(at + across, up) }, {
    apex: 286,
    start: [0, 60],
    length: [40, 110],
    count: 26,
    spread: 0.8,
    slant: 0.9,
    crown: 8,
    width: [2, 6],
    dark: tones.shade,
    light: tones.lit,
    opacity: 0.34,
    name: 'mawenzi-ribs',
  });
}

/** The ice cap with its glaciers, blue where the light does not reach, and rock showing through. */
function paintIce(canvas: Canvas, frame: Frame, profile: Profile, tones: RockTones, chance: Chance): void {
  const upper: Point[] = [];
  for (let step = 0; step <= 40; step += 1) {
    const across = interpolate(-iceReach, iceReach, step / 40);
    upper.push(frame.at(across * reach, profile(across) * summit + 3));
  }
  const ice = polygon([...upper, ...iceEdge(frame, profile, chance)]) + strandedIce(frame, profile, chance);
  canvas.path(ice, tones.snow);
  paintWithin(canvas, ice, () => {
    const edge = craggyLine(
      canvas,
      frame.line([
        [44, summit * 1.05],
        [60, summit * 0.94],
        [98, summit * 0.84],
        [104, summit * 0.7],
        [150, summit * 0.6],
      ]),
      { roughness: 0.3, depth: 4, name: 'ice-shade' },
    );
    canvas.path(polygon([...edge, frame.at(reach, summit * 0.6), frame.at(reach, summit * 1.1)]), tones.snowShade, {
      opacity: 0.85,
    });
    paintRibs(canvas, frame, {
      apex: summit * 0.99,
      start: [2, 24],
      length: [24, 70],
      count: 44,
      spread: 3.4,
      slant: 1.1,
      crown: 95,
      width: [1.5, 5],
      dark: mixColours(tones.snowShade, tones.rock, 0.25),
      light: tones.snowShade,
      opacity: 0.6,
      name: 'ice-ribs',
    });
  });
}

/** The lower edge of the ice, from the shaded flank back to the lit one: tongues of every length between notches. */
function iceEdge(frame: Frame, profile: Profile, chance: Chance): Point[] {
  const edge: Point[] = [];
  for (let across = iceReach; across > -iceReach; ) {
    const width = chance.between(0.012, 0.032);
    const middle = Math.max(-iceReach, across - width / 2);
    const thickness = (1 - Math.abs(middle) / (iceReach * 1.04)) ** 0.7;
    const tongue = summit * (0.035 + thickness * (0.08 + 0.15 * chance.next() ** 1.5));
    const notch = summit * (0.015 + thickness * chance.between(0.04, 0.085));
    const drift = middle * chance.between(40, 90);
    const surface = (share: number) => profile(share) * summit;
    edge.push(frame.at(across * reach, surface(across) - notch));
    edge.push(frame.at(middle * reach + drift * 0.4 + width * 0.22 * reach, surface(middle) - tongue * 0.72));
    edge.push(frame.at(middle * reach + drift, surface(middle) - tongue));
    edge.push(frame.at(middle * reach + drift * 0.3 - width * 0.2 * reach, surface(middle) - tongue * 0.66));
    across -= width;
  }
  return edge;
}

/** Slivers of ice left in the gullies below the cap. */
function strandedIce(frame: Frame, profile: Profile, chance: Chance): string {
  let path = '';
  for (let field = 0; field < 5; field += 1) {
    const across = chance.between(-0.11, 0.11);
    const x = across * reach * 1.2;
    const y = profile(across) * summit - summit * chance.between(0.22, 0.27) * (1 - Math.abs(across) * 2.6);
    const length = chance.between(14, 30);
    const run = across * length * 5;
    path += polygon(
      frame.line([
        [x, y],
        [x + run * 0.4 + 2.6, y - length * 0.5],
        [x + run, y - length],
        [x + run * 0.4 - 2.4, y - length * 0.45],
      ]),
    );
  }
  return path;
}

function paintCloudBelt(canvas: Canvas, frame: Frame, { light }: LandmarkPlace): void {
  const cloud = mixColours(light.cloud, light.haze, light.storm ? 0.75 : 0.3);
  paintStreaks(canvas, {
    y: frame.at(0, 150)[1],
    count: canvas.isPortrait ? 5 : 7,
    width: [300, 760],
    height: [14, 26],
    colour: cloud,
    opacity: light.moon ? 0.45 : 0.75,
    spread: 22,
    name: 'kilimanjaro-clouds',
  });
  paintMist(canvas, frame.at(0, 30)[1], 150, light.haze, 0.9);
}
