// Kilimanjaro: the broad dome of Kibo under its ice, the crag of Mawenzi on its shoulder, cloud at its waist.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { paintStreaks } from '#illustrations/plates/elements/clouds.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintIce } from '#illustrations/plates/landmarks/kilimanjaro-ice.ts';
import { mawenziAt, profileOf, reach, skylineOf, summit } from '#illustrations/plates/landmarks/kilimanjaro-shape.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { paintRibs } from '#illustrations/plates/landmarks/ribs.ts';
import { fadingDown, palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export function paintKilimanjaro(canvas: Canvas, place: LandmarkPlace): void {
  const frame = frameOf(canvas, place);
  const tones = rockTones(place.light);
  const chance = chanceOf(canvas, 'kilimanjaro');
  const mawenzi = mawenziAt(place.mirrored);
  const profile = profileOf(canvas, mawenzi);
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
    paintMawenziShade(canvas, frame, tones, mawenzi * reach);
    paintIce(canvas, frame, profile, tones, chance);
  });
  paintCloudBelt(canvas, frame, place);
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

function paintMawenziShade(canvas: Canvas, frame: Frame, tones: RockTones, at: number): void {
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
  paintRibs(
    canvas,
    { ...frame, at: (across, up) => frame.at(at + across, up) },
    {
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
    },
  );
}

function paintCloudBelt(canvas: Canvas, frame: Frame, { light, x, cloudsFrom = 0 }: LandmarkPlace): void {
  const cloud = mixColours(light.cloud, light.haze, light.storm ? 0.75 : 0.3);
  paintStreaks(canvas, {
    y: frame.at(0, 150)[1],
    count: canvas.isPortrait ? 5 : 7,
    width: [300, 760],
    height: [14, 26],
    colour: cloud,
    opacity: light.moon ? 0.45 : 0.75,
    spread: 22,
    // In a wide picture the belt ends where the mountain does.
    from: Math.max(cloudsFrom, x - halfBelt(canvas)),
    to: x + halfBelt(canvas),
    name: 'kilimanjaro-clouds',
  });
  paintMist(canvas, frame.at(0, 30)[1], 150, light.haze, 0.9);
}

/** As a share of the canvas. */
function halfBelt({ width, unit }: Canvas): number {
  return (520 * unit) / width;
}
