// The plan of a scene while it is being settled: who already stands where, how large things are at a distance, and
// where there is still room.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Actor, type Footprint, hiddenArea } from '#illustrations/plates/scene/actor.ts';
import { shoreline } from '#illustrations/plates/scene/shore.ts';
import { isWater, type Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing, river } from '#illustrations/plates/scene/water.ts';

export interface Plan {
  readonly stage: Stage;
  /** Whoever stands already; the first is the subject. */
  readonly actors: Actor[];
  /** What the framing tree covers. */
  readonly taken: readonly Actor[];
}

/** Where a subject stands: a third of the way in. */
export const subjectX = 0.36;

/** How large something is drawn with its feet at `y`, against one at the subject's distance. */
export function sizeAt({ horizon, view: { subjectY, farSize, size } }: Stage, y: number): number {
  return size * (farSize + ((1 - farSize) * (y - horizon)) / (subjectY - horizon));
}

/** Where on the ground things can stand, from the far side to the near one: shares of the height. */
export function standingGround(stage: Stage): readonly [far: number, near: number] {
  const { spec, horizon, view } = stage;
  if (isCrossing(spec)) return [horizon + 0.03, river.far - 0.06];
  if (spec.landmark === 'lake') return [shoreline + 0.035, 0.885];
  if (isWater(spec)) return [0.87, 0.93];
  return [horizon + 0.06, view.subjectY + 0.005];
}

/** How near a party may stand, from the far side of the ground to the near one; the first is tried first. */
const depths = [0.55, 0.34, 0.74, 0.16, 0.02];
const nearDepths = [0.86, 0.7, 0.5, 0.3];

export interface ClearPlace {
  readonly x: number;
  readonly y: number;
  /** How large its party is drawn there, against one at the subject's distance. */
  readonly scale: number;
}

const shrinks = [1, 0.88, 0.76];
const columns = 28;
/** Hiding less than this share of itself or others counts as standing clear. */
const tolerance = 0.01;
/**
 * What it costs to hide all of itself, to stand across the whole picture from its wish, at the next depth, or
 * smaller.
 */
const costs = { hidden: 12, aside: 1, depth: 0.16, shrink: 1.4 };

/** With a little air on either side. */
function widened({ width, height }: Footprint): Footprint {
  return { width: width * 1.08, height };
}

export interface Party {
  readonly name: string;
  /** What it covers when drawn at this scale. */
  footprintAt(scale: number): Footprint;
  /** Distances it may stand at; anywhere on the ground when left out. */
  readonly depths?: readonly number[];
  /** It would rather stand near than far. */
  readonly isNear?: boolean;
  /** Where across the scene it would rather stand. */
  readonly wish?: number;
}

/** The clearest place for a party, in the open right-hand side rather than elsewhere. */
export function clearPlace({ stage, actors, taken }: Plan, party: Party): ClearPlace {
  const { canvas, size } = stage;
  const standing = actors.filter(({ isBackdrop }) => isBackdrop !== true);
  const chance = chanceOf(canvas, `place-${party.name}`);
  const wish = party.wish ?? chance.between(0.55, 0.72);
  const jitter = chance.between(-0.012, 0.012);
  const [far, near] = standingGround(stage);
  const order = party.isNear ? nearDepths : depths;
  const lines = party.depths ?? order.map((depth) => interpolate(far, near, depth) + jitter);
  let best: { place: ClearPlace; cost: number } | undefined;
  for (const [rank, y] of lines.entries()) {
    for (const shrink of shrinks) {
      const scale = sizeAt(stage, y) * shrink;
      const footprint = widened(party.footprintAt(scale));
      const half = footprint.width / 2 / size.width;
      for (let column = 0; column <= columns; column += 1) {
        const x = interpolate(half + 0.03, Math.max(half + 0.03, 0.97 - half), column / columns);
        const place = { x, y, ...footprint };
        const covered = hiddenArea(size, place, standing) + 2 * hiddenArea(size, place, taken);
        const hidden = covered / (footprint.width * footprint.height);
        const cost =
          Math.max(0, hidden - tolerance) * costs.hidden +
          Math.abs(x - wish) * costs.aside +
          rank * costs.depth +
          (1 - shrink) * costs.shrink;
        if (best === undefined || cost < best.cost) best = { place: { x, y, scale }, cost };
      }
    }
  }
  return best?.place ?? { x: wish, y: near, scale: 1 };
}
