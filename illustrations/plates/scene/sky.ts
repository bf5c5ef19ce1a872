// Everything above the horizon that is not land.

import { lighten } from '#illustrations/drawing/colour.ts';
import type { Canvas, GradientStop } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintStreaks } from '#illustrations/plates/elements/clouds.ts';
import { paintCumulus } from '#illustrations/plates/elements/cumulus.ts';
import { paintCrescent } from '#illustrations/plates/elements/moon.ts';
import { paintRain } from '#illustrations/plates/elements/rain.ts';
import { paintSky } from '#illustrations/plates/elements/sky.ts';
import { paintStars } from '#illustrations/plates/elements/stars.ts';
import { paintSunStipple } from '#illustrations/plates/elements/stipple.ts';
import { paintSunDisc, paintSunGlow } from '#illustrations/plates/elements/sun.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** The last sky tone lies this far below the horizon, so that haze never looks like a second line. */
const sunken = 0.06;

export function paintHeavens(stage: Stage): void {
  const { canvas, light, horizon } = stage;
  const reach = horizon + sunken;
  // Where words stand in the sky it is deep far down.
  const depth = stage.hasWords ? 0.45 : 1;
  paintSky(
    canvas,
    light.sky.map((colour, index): GradientStop => [(index / (light.sky.length - 1)) ** depth * reach, colour]),
  );
  if (light.stars !== undefined) paintNight(stage, light.stars);
  paintSunOf(stage);
  if (light.storm) paintStormClouds(stage);
  else if (light.cumulus !== undefined) paintHeapedClouds(stage, light.cumulus);
  else paintStreakClouds(stage);
}

function paintNight({ canvas, light, horizon, sun, hasWords }: Stage, count: number): void {
  const reach = light.moon ? horizon - 0.04 : 0.3;
  const calm = hasWords ? wordsOf(canvas) : undefined;
  // Where words take the whole width they stand where the moon would.
  const hasMoon = light.moon === true && !(hasWords && isNarrow(canvas));
  paintStars(canvas, {
    count,
    colour: '#fff3da',
    reach,
    ...(hasMoon && { milkyWay: '#b9c4ea' }),
    ...(calm && { calm }),
  });
  if (hasMoon) paintCrescent(canvas, sun.x, sun.y, 32 * canvas.unit, '#fff1d2', '#cdd6f2');
}

/** Whether sun or moon stand in the picture: while they are low, and where no summit is what one looks up to. */
export function showsDisc({ time, landmark }: PlateSpec): boolean {
  if (time === 'night') return true;
  return ['dawn', 'golden', 'dusk'].includes(time) && !['kili', 'peaks', 'cone', 'city'].includes(landmark);
}

function paintSunOf({ canvas, spec, light, sun }: Stage): void {
  const { sun: colour, glow, sunRadius = 50, stipple } = light;
  if (colour === undefined || glow === undefined) return;
  const radius = sunRadius * canvas.unit;
  const hasDisc = showsDisc(spec);
  paintSunGlow(canvas, sun.x, sun.y, radius * (hasDisc ? 1 : 2), glow, hasDisc ? 1 : 0.5);
  if (!hasDisc) return;
  paintSunDisc(canvas, sun.x, sun.y, radius, colour, glow);
  if (stipple !== undefined) {
    paintSunStipple(canvas, sun.x, sun.y, [radius * 1.1, radius * 3.4], { colour: stipple, opacity: 0.5 });
  }
}

/** So narrow that words take its whole width. */
function isNarrow({ width, height }: Canvas): boolean {
  return width / height < 1.45;
}

/** Where words stand, on the canvas from its upper left corner. */
function wordsOf(canvas: Canvas): { width: number; height: number } {
  const { width, height } = canvas;
  return isNarrow(canvas) ? { width, height: height * 0.6 } : { width: width * 0.56, height };
}

/** Clouds keep out of a hero's upper left. */
function cloudSpan({ hasWords }: Stage): { from: number; to: number } {
  return hasWords ? { from: 0.78, to: 1.1 } : { from: 0, to: 1 };
}

function paintStreakClouds(stage: Stage): void {
  const { canvas, light, horizon } = stage;
  const shared = { colour: light.cloud, opacity: light.cloudOpacity, ...cloudSpan(stage) };
  const chance = chanceOf(canvas, 'streak-clouds');
  const high = {
    y: canvas.y(Math.min(horizon * 0.5, chance.between(0.13, 0.22))),
    count: chance.whole(3, canvas.isPortrait ? 4 : 6),
    spread: 70,
  };
  const isUnderWords = stage.hasWords && isNarrow(canvas);
  if (!isUnderWords)
    paintStreaks(canvas, { ...high, ...shared, width: [260, 720], height: [12, 26], name: 'streaks-high' });
  const low = { y: canvas.y(horizon - chance.between(0.14, 0.2)), count: chance.whole(2, 4), spread: 30 };
  paintStreaks(canvas, { ...low, ...shared, width: [220, 520], height: [9, 17], name: 'streaks-low' });
}

function paintHeapedClouds(stage: Stage, shade: string): void {
  const { canvas, light, hasWords, horizon } = stage;
  const chance = chanceOf(canvas, 'cumulus');
  const count = canvas.isPortrait || hasWords ? 3 : chance.whole(3, 5);
  const { from, to } = cloudSpan(stage);
  const heights = Array.from({ length: count }, () =>
    chance.between(Math.min(0.16, horizon * 0.3), Math.max(horizon - 0.16, horizon * 0.55)),
  );
  // Every other cloud is high, so that neighbours do not touch.
  heights.sort((one, other) => one - other);
  const columns = Array.from(
    { length: count },
    (_, index) => (index * 2 + (count % 2 === 0 && index * 2 >= count ? 1 : 0)) % count,
  );
  for (const [index, share] of heights.entries()) {
    const column = (columns[index] ?? index) + chance.between(0.2, 0.8);
    // The lower a cloud stands, the farther away and the smaller it is.
    const nearness = 1 - Math.max(0, (share - 0.16) / Math.max(0.2, horizon - 0.16)) * 0.85;
    paintCumulus(canvas, canvas.x(from + ((to - from) * column) / count), canvas.y(share), {
      width: chance.between(330, 620) * nearness * canvas.unit,
      height: chance.between(90, 150) * nearness * canvas.unit,
      colour: light.cloud,
      shade,
      opacity: light.cloudOpacity,
      name: `cumulus-${index}`,
    });
  }
}

/** How many heavy clouds hang side by side. */
const stormClouds = 6;

function paintStormClouds(stage: Stage): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, 'storm');
  paintRainOf(stage, chance.between(0.5, 0.8), 'rain');
  if (chance.happens(0.5)) paintRainOf(stage, chance.between(0.05, 0.3), 'more-rain');
  for (let cloud = 0; cloud < stormClouds; cloud += 1) {
    paintCumulus(canvas, canvas.x((cloud + chance.next()) / stormClouds), canvas.y(chance.between(0.08, 0.22)), {
      width: chance.between(700, 1100) * canvas.unit,
      height: chance.between(150, 230) * canvas.unit,
      colour: lighten(light.cloud, 0.13),
      shade: light.cloud,
      opacity: 0.95,
      name: `storm-${cloud}`,
    });
  }
}

function paintRainOf({ canvas, light, x, y, horizon, ahead }: Stage, share: number, name: string): void {
  const place = { x: x(share), top: y(0.1), bottom: y(horizon + 0.005) };
  const size = { width: 300 * canvas.unit, drift: -ahead * 120 * canvas.unit };
  paintRain(canvas, { ...place, ...size, colour: light.cloud, name });
}
