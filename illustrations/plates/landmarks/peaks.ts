// Mount Kenya: twin towers of bare rock, lit on one side and blue on the other, with ice in the clefts between them.

import { mixColours, saturate } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { paintStreaks } from '#illustrations/plates/elements/clouds.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { leftToRight, paintSpurs } from '#illustrations/plates/landmarks/cliffs.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { coolFaces, ice, massif, outliers, warmFaces } from '#illustrations/plates/landmarks/peaks-shape.ts';
import { fadingDown, palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Batian, in canvas units above the foot. */
const summit = 565;
/** How much of that the picture has room for above its horizon. */
const fit = 0.86;

export function paintPeaks(canvas: Canvas, place: LandmarkPlace): void {
  const { light } = place;
  const whole = frameOf(canvas, place);
  const frame: Frame = {
    base: whole.base,
    at: (across, up) => whole.at(across * fit, up * fit),
    line: (points) => points.map(([across, up]) => whole.at(across * fit, up * fit)),
  };
  const tones = rockTones(light);
  paintOutliers(canvas, frame, rockTones(light, mixColours(tones.rock, light.haze, 0.42)), place.mirrored);
  paintMassif(canvas, frame, tones, light);
  paintCloudSea(canvas, frame, light);
  paintShoulder(canvas, place, tones);
}

/** Lesser crags to either side, pale with distance. */
function paintOutliers(canvas: Canvas, frame: Frame, tones: RockTones, mirrored: boolean): void {
  const rim = leftToRight(craggyLine(canvas, frame.line(outliers), { roughness: 0.26, depth: 5, name: 'outliers' }));
  const top = Math.min(...rim.map(([, y]) => y));
  const [first, last] = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0];
  const body = polygon([...rim, [last, frame.base], [first, frame.base]]);
  canvas.path(body, palingRock(canvas, tones, top, frame.base));
  paintWithin(canvas, body, () =>
    paintSpurs(
      canvas,
      { rim, from: first, to: last, name: 'outliers' },
      {
        spacing: [40, 110],
        foot: frame.base,
        shadeSide: mirrored ? -1 : 1,
        lit: tones.lit,
        shade: tones.shade,
        opacity: 0.28,
        start: [0, 14],
      },
    ),
  );
}

function paintMassif(canvas: Canvas, frame: Frame, tones: RockTones, light: Light): void {
  const outline = craggyLine(canvas, frame.line(massif), { roughness: 0.2, name: 'massif' });
  const top = frame.at(0, summit)[1];
  const body = polygon([...outline, frame.at(960, -60), frame.at(-960, -60)]);
  canvas.path(body, palingRock(canvas, tones, top, frame.base + 10 * canvas.unit));
  const warm = sunlitRock(tones, light);
  paintWithin(canvas, body, () => {
    for (const [index, face] of warmFaces.entries()) {
      const brightness = index === 1 ? mixColours(warm, tones.snow, 0.3) : warm;
      paintFace(canvas, frame, face.outline, brightness, face.opacity, `warm${index}`);
    }
    for (const [index, face] of coolFaces.entries()) {
      paintFace(canvas, frame, face.outline, tones.shade, face.opacity, `cool${index}`);
    }
    paintCouloirs(canvas, frame, tones.shade);
    paintIce(canvas, frame, tones);
  });
}

/** Rock in the first or last light takes the colour of the sky around the sun. */
function sunlitRock(tones: RockTones, light: Light): Colour {
  if (light.moon) return mixColours(tones.rock, '#aebbe2', 0.42);
  const middle = light.sky[Math.floor(light.sky.length / 2)] ?? light.haze;
  return saturate(mixColours(tones.rock, mixColours(light.glow ?? light.rim, middle, 0.5), 0.8), 1.3);
}

function paintFace(
  canvas: Canvas,
  frame: Frame,
  outline: readonly Point[],
  colour: Colour,
  opacity: number,
  name: string,
) {
  const closed = frame.line([...outline, ...outline.slice(0, 1)]);
  const heights = closed.map(([, y]) => y);
  const fill = fadingDown(canvas, colour, opacity, [Math.min(...heights), Math.max(...heights)]);
  canvas.path(polygon(craggyLine(canvas, closed, { roughness: 0.22, depth: 4, name })), fill);
}

/** Gullies that cut the lower walls. */
function paintCouloirs(canvas: Canvas, frame: Frame, colour: Colour): void {
  const chance = chanceOf(canvas, 'couloirs');
  let path = '';
  for (let gully = 0; gully < 34; gully += 1) {
    const across = chance.between(-300, 380);
    const top = chance.between(150, 390) * (1 - Math.abs(across) / 640);
    const run = chance.between(-6, 12) + across * 0.14;
    path += polygon(
      frame.line([
        [across, top],
        [across + chance.between(4, 9), top - 50],
        [across + run, top - chance.between(80, 150)],
        [across - chance.between(3, 7), top - 46],
      ]),
    );
  }
  canvas.path(path, fadingDown(canvas, colour, 0.42, [frame.at(0, 390)[1], frame.base]));
}

function paintIce(canvas: Canvas, frame: Frame, tones: RockTones): void {
  let fields = '';
  let shaded = '';
  for (const [index, field] of ice.entries()) {
    const closed = frame.line([...field, ...field.slice(0, 1)]);
    const outline = craggyLine(canvas, closed, { roughness: 0.2, depth: 4, name: `ice${index}` });
    fields += polygon(outline);
    const shifted = field.map(([across, up]): Point => [across + 13, up - 16]);
    shaded += polygon(frame.line(shifted));
  }
  canvas.path(fields, tones.snow);
  paintWithin(canvas, fields, () => canvas.path(shaded, tones.snowShade, { opacity: 0.5 }));
}

function paintCloudSea(canvas: Canvas, frame: Frame, light: Light): void {
  const colour = mixColours(light.cloud, light.haze, light.storm ? 0.75 : 0.3);
  for (const [index, up] of [198, 118].entries()) {
    paintStreaks(canvas, {
      y: frame.at(0, up)[1],
      count: (canvas.isPortrait ? 4 : 7) - index,
      width: [260, 700],
      height: [14, 28],
      colour,
      opacity: light.moon ? 0.4 : 0.78,
      spread: 26,
      name: `peaks-clouds${index}`,
    });
  }
  paintMist(canvas, frame.at(0, 50)[1], 190, light.haze, 0.9);
}

/** The moorland ridge below the rock. */
function paintShoulder(canvas: Canvas, { light, horizon }: LandmarkPlace, tones: RockTones): void {
  const ridge = ridgeLine(canvas, {
    y: canvas.y(horizon - 0.045),
    amplitude: 52,
    scale: 330,
    kind: 'ridged',
    octaves: 3,
    name: 'shoulder',
  });
  const colour = mixColours(light.far, tones.shade, 0.3);
  paintLayer(canvas, ridge, colour, { haze: light.haze, hazeDepth: 110 });
  paintStipple(canvas, ridge, { colour: tones.shade, count: 1500, depth: 50, name: 'shoulder-grain' });
}
