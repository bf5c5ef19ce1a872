// A round platform as high as a giraffe's head, thatched, with a ramp up to it; visitors hold out pellets over the rail.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { paintAnimal } from '#illustrations/plates/animals/animals.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { reaching, standing, toasting } from '#illustrations/plates/props/people/poses.ts';
import { hikers, riders } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch } from '#illustrations/plates/props/thatch.ts';

const reference = 560;
const deck = -118;
const middle = -34;
const radius = 104;
/** How round it looks: one sees a little of its floor. */
const depth = 15;
/** From the hoof to the back. */
const giraffeHeight = 86;

export function paintFeedingPlatform(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const timber = mixColours(tone(light, '#7a5334', 0.5), ink, 0.12);
  const lit = mixColours(timber, light.rim, 0.34);
  const straw = tone(light, '#a5854f', 0.55);
  const chance = chanceOf(canvas, 'platform');
  const [left, right] = [middle - radius, middle + radius];
  const posts = (top: number, foot: number, count: number, near: boolean) =>
    Array.from({ length: count + 1 }, (_, post) => {
      const around = (post / count) * Math.PI;
      const at = middle - Math.cos(around) * radius * 0.96;
      const down = (near ? 1 : -1) * Math.sin(around) * depth;
      return draw`M${at - 2.6} ${foot + down}V${top + down}h5.2V${foot + down}Z`;
    }).join('');
  const ring = (y: number, near: boolean) => draw`M${left} ${y}A${radius} ${depth} 0 0 ${near ? 0 : 1} ${right} ${y}`;

  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(middle + 12, 4, radius * 1.12, 17, ink, { opacity: 0.34 });
    paintAnimal(canvas, 'giraffe', 165, 10, giraffeHeight, {
      ink: mixColours(light.ink, '#5a3a1e', 0.3),
      facing: -1,
      rim: light.rim,
      shadow: { colour: ink },
    });
    canvas.path(posts(deck, 0, 4, false), mixColours(timber, ink, 0.5));
    canvas.path(
      draw`M${left} ${deck}A${radius} ${depth} 0 0 0 ${right} ${deck}V-8A${radius} ${depth} 0 0 1 ${left} -8Z`,
      ink,
      {
        opacity: 0.5,
      },
    );
    canvas.path(posts(deck, 0, 5, true), timber);
    paintRamp();
    canvas.ellipse(middle, deck, radius + 4, depth + 2, lit);
    canvas.path(posts(deck - 84, deck, 4, false), mixColours(timber, ink, 0.3));
    canvas.path(ring(deck - 22, false), 'none', { stroke: timber, 'stroke-width': 3 });
    const people = [
      { at: middle + 87, foot: deck + 5, size: 0.66, pose: toasting, dress: { ...hikers[0], pack: undefined } },
      { at: middle - 46, foot: deck + 3, size: 0.64, pose: standing, dress: riders[0] },
      { at: middle + 14, foot: deck + 7, size: 0.46, pose: reaching, dress: riders[1] },
    ] as const;
    for (const { at, foot, size, pose, dress } of people) {
      canvas.group({ transform: `translate(${at} ${foot}) scale(${size})` }, () =>
        paintPerson(canvas, 0, 0, pose, dress, light),
      );
    }
    canvas.path(
      draw`M${left - 4} ${deck}A${radius + 4} ${depth + 2} 0 0 0 ${right + 4} ${deck}v9A${radius + 4} ${depth + 2} 0 0 1 ${left - 4} ${deck + 9}Z`,
      timber,
    );
    canvas.path(posts(deck - 24, deck, 12, true), timber);
    for (const up of [24, 13])
      canvas.path(ring(deck - up, true), 'none', { stroke: up > 20 ? lit : timber, 'stroke-width': 3.4 });
    canvas.path(posts(deck - 84, deck, 3, true), lit);
    const roof = {
      ridge: [middle - 5, middle + 5, deck - 158],
      eaves: [left - 26, right + 26, deck - 76],
      droop: -13,
      courses: 6,
    } as const;
    paintThatch(
      canvas,
      roof,
      { straw, strawLit: mixColours(straw, light.rim, 0.4), strawShade: mixColours(straw, ink, 0.6) },
      chance,
    );
  });

  /** Gentle enough for a wheelchair. */
  function paintRamp(): void {
    const foot = left - 150;
    canvas.path(polygon(pointsOf(`${left + 6},${deck} ${left + 6},${deck + 9} ${foot},4 ${foot},0`)), timber);
    let rails = '';
    for (let post = 0; post <= 7; post += 1) {
      const share = post / 7;
      const [at, floor] = [foot + (left - foot) * share, deck * share];
      rails += draw`M${at} ${floor}V${floor - 22}h2.6V${floor}Z`;
      if (post % 2 === 0) rails += draw`M${at} ${floor}V2h4V${floor}Z`;
    }
    canvas.path(rails, timber);
    for (const up of [22, 12]) {
      canvas.path(draw`M${foot} ${-up}L${left + 4} ${deck - up}`, 'none', { stroke: lit, 'stroke-width': 2.6 });
    }
  }
}
