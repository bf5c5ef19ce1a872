// A lane of a Swahili town, two arms wide: coral-stone walls on either side, carved doors, and people who walk home. In
// Stone Town balconies and a line of washing hang over it and it ends at the harbour; in Lamu a room bridges it, stone
// benches run along it, and a donkey carries what a car would.

import { paintDonkey } from '#illustrations/plates/props/donkey.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintCorner } from '#illustrations/plates/vantage/lane/lane-corner.ts';
import { paintGround, paintHarbour, paintYard } from '#illustrations/plates/vantage/lane/lane-end.ts';
import { paintHouse } from '#illustrations/plates/vantage/lane/lane-house.ts';
import { paintBougainvillea, paintBridge, paintWashing } from '#illustrations/plates/vantage/lane/lane-overhead.ts';
import { type Lane, laneOf } from '#illustrations/plates/vantage/lane/lane-view.ts';
import { lamu, type Walker } from '#illustrations/plates/vantage/lane/towns.ts';

export function paintLane(stage: Stage): void {
  const lane = laneOf(stage);
  const { town } = lane;
  if (town === lamu) paintYard(lane);
  else paintHarbour(lane);
  paintGround(lane);
  for (const side of [-1, 1] as const) {
    for (const house of (side < 0 ? town.left : town.right).toReversed()) paintHouse(lane, side, house);
  }
  paintCorner(lane);
  const [far, near] = [town.walkers.filter(({ away }) => away > 2), town.walkers.filter(({ away }) => away <= 2)];
  paintWalkers(lane, far);
  if (town === lamu) {
    paintBougainvillea(lane);
    paintBridge(lane, 1.86);
    paintAt(lane, 0.36, 1.46, 0.96, () => paintDonkey(stage.canvas, stage.light));
  } else paintWashing(lane, 1.7);
  paintWalkers(lane, near);
}

/** Paints what stands in the lane, in the measure of a person a hundred high. */
function paintAt({ stage, at, vanish }: Lane, aside: number, away: number, size: number, paint: () => void): void {
  const [x, foot] = at(aside, away, 0);
  const scale = ((foot - vanish[1]) * 0.98 * size) / 100;
  stage.canvas.group({ transform: `translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${scale.toFixed(3)})` }, paint);
}

function paintWalkers(lane: Lane, walkers: readonly Walker[]): void {
  const { canvas, light } = lane.stage;
  for (const { away, aside, pose, dress, isComing } of walkers.toSorted((one, other) => other.away - one.away)) {
    const size = 'isChild' in dress && dress.isChild ? 0.74 : 1;
    paintAt(lane, aside, away, size, () =>
      canvas.group({ transform: `scale(${isComing ? -1 : 1} 1)` }, () =>
        paintPerson(canvas, 0, 0, pose, dress, light, 'none'),
      ),
    );
  }
}
