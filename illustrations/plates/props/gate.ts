// The gate of a reserve: thatched piers with a beam over the track, a barrier that goes up, the booth where tickets are
// looked at, a ranger with the ticket of the car that waits, and the walls on either side.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { paintAnimal } from '#illustrations/plates/animals/animals.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';
import {
  type MasonryTones,
  masonryTones,
  paintBlock,
  paintJoints,
} from '#illustrations/plates/props/houses/masonry.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { reaching, standing } from '#illustrations/plates/props/people/poses.ts';
import { ranger } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch, type ThatchTones } from '#illustrations/plates/props/thatch.ts';
import { paintVehicleBehind } from '#illustrations/plates/props/vehicle-behind.ts';

const reference = 500;
const person = 0.62;
/** How high a ranger stands, as a share of the gate's width. */
export const rangerHeight = (person * 100) / reference;

const piers = [
  { left: -196, right: -142, top: -142 },
  { left: 42, right: 96, top: -142 },
] as const;
const walls = [
  { left: -250, right: -196, top: -34 },
  { left: 214, right: 250, top: -34 },
] as const;
const booth = { left: 120, right: 214, top: -84 } as const;
const beam = { top: -134, foot: -122 };

export function paintGate(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, ground, mirrored = false } = setting;
  const chance = chanceOf(canvas, 'gate');
  const stone = masonryTones(light, '#b79a78');
  const plaster = masonryTones(light, '#d8b98c');
  const straw = tone(light, '#a08350', 0.6);
  const thatch: ThatchTones = {
    straw,
    strawLit: mixColours(straw, light.rim, 0.4),
    strawShade: mixColours(straw, stone.ink, 0.62),
  };
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    paintTrackThrough(canvas, mixColours(tone(light, '#d3a873', 0.5), ground.light, 0.4));
    for (const block of walls) {
      paintBlock(canvas, block, stone);
      paintJoints(canvas, block, stone, chance);
    }
    paintBooth(canvas, light, plaster);
    paintThatch(canvas, { ridge: [146, 188, -134], eaves: [104, 230, -80], droop: 4, courses: 4 }, thatch, chance);
    paintPiers(canvas, stone, thatch, chance);
    paintSign(canvas, light, stone);
    paintBarrier(canvas, light, stone.ink);
    canvas.group({ transform: 'translate(-50 4) scale(0.72)' }, () => paintVehicleBehind(canvas, light, ground.far));
    canvas.group({ transform: `translate(24 8) scale(${-person} ${person})` }, () => {
      paintPerson(canvas, 0, 0, reaching, ranger, light);
      canvas.path(draw`M34 -72L48 -66L44 -50L30 -56Z`, '#f6efe0');
    });
  });
}

/** Dust of many wheels, from before the gate to where it narrows behind it. */
function paintTrackThrough(canvas: Canvas, dust: Colour): void {
  const edge = spline(pointsOf('-88,-16 -20,-16 40,2 92,30 -232,30 -146,2'));
  canvas.path(edge, dust, { opacity: 0.8 });
}

function paintPiers(canvas: Canvas, tones: MasonryTones, thatch: ThatchTones, chance: Chance): void {
  canvas.path(draw`M-196 ${beam.top}H96V${beam.foot}H-196ZM-196 -112H96V-106H-196Z`, tones.timber);
  for (const pier of piers) {
    const { left, right, top } = pier;
    canvas.ellipse((left + right) / 2 + 6, 0, 36, 4, tones.ink, { opacity: 0.32 });
    paintBlock(canvas, pier, tones);
    paintJoints(canvas, pier, tones, chance);
    const eaves = [left - 14, right + 14, top + 6] as const;
    const ridge = [left + 22, right - 22, top - 44] as const;
    paintThatch(canvas, { ridge, eaves, droop: 4, courses: 3 }, thatch, chance);
  }
}

/** A board without words: what lives behind the gate. */
function paintSign(canvas: Canvas, light: Light, tones: MasonryTones): void {
  canvas.path(draw`M-112 -202H12V-136H-112Z`, tones.timber);
  canvas.path(draw`M-107 -197H7V-139H-107Z`, mixColours(tone(light, '#7b5430', 0.5), tones.ink, 0.1));
  paintAnimal(canvas, 'elephant', -50, -143, 40, { ink: tone(light, '#f3e3bd', 0.4), facing: 1 });
}

/** A clerk behind the counter of a small house, and papers on it. */
function paintBooth(canvas: Canvas, light: Light, tones: MasonryTones): void {
  const { left, right } = booth;
  canvas.ellipse((left + right) / 2 + 8, 0, 58, 4.5, tones.ink, { opacity: 0.32 });
  paintBlock(canvas, booth, tones);
  canvas.path(draw`M${left} -14H${right}V0H${left}Z`, tones.ink, { opacity: 0.2 });
  const window = draw`M${left + 12} -34V-72H${left + 58}V-34Z`;
  canvas.path(window, mixColours(tones.ink, light.far, 0.25));
  canvas.group({ transform: `translate(${left + 35} -6) scale(${-person} ${person})` }, () =>
    paintPerson(canvas, 0, 0, standing, ranger, light),
  );
  // The wall below the counter stands before the clerk.
  canvas.path(draw`M${left + 4} -34H${left + 66}V0H${left + 4}Z`, tones.wall);
  canvas.path(draw`M${left + 6} -37H${left + 64}V-32H${left + 6}Z`, tones.timber);
  canvas.path(draw`M${left + 68} 0V-58H${right - 4}V0Z`, tones.timber);
}

/** On its post, red and white, with a stone to outweigh it. */
function paintBarrier(canvas: Canvas, light: Light, ink: Colour): void {
  const [long, thick, bands] = [176, 7, 9];
  canvas.path(draw`M34 0V-44H44V0Z`, ink);
  canvas.group({ transform: 'translate(39 -40) rotate(34)' }, () => {
    canvas.path(draw`M12 -9H34V9H12Z`, ink);
    for (let band = 0; band < bands; band += 1) {
      const from = -(band * long) / bands;
      const colour = band % 2 === 0 ? '#c8372c' : '#fbf4e4';
      canvas.path(
        polygon(
          pointsOf(`${from},${-thick / 2} ${from},${thick / 2} ${from - long / bands},${thick / 2}
          ${from - long / bands},${-thick / 2}`),
        ),
        tone(light, colour, 0.35),
      );
    }
  });
}
