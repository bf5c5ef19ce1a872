// A room, seen from inside, with what its guests look out on.

import { createCanvas } from '#illustrations/plates/canvas.ts';
import { furnish } from '#illustrations/plates/interiors/furnish.ts';
import type { RoomFormat, RoomSpec, RoomStyle } from '#illustrations/plates/interiors/room-spec.ts';
import { createRoom, type Room } from '#illustrations/plates/interiors/room-stage.ts';
import { paintGuesthouse } from '#illustrations/plates/interiors/shells/guesthouse.ts';
import { paintLodgeRoom } from '#illustrations/plates/interiors/shells/lodge.ts';
import { paintTentRoom } from '#illustrations/plates/interiors/shells/tent.ts';
import { paintVillaRoom } from '#illustrations/plates/interiors/shells/villa.ts';

const shells: Readonly<Record<RoomStyle, (room: Room) => void>> = {
  tent: paintTentRoom,
  lodge: paintLodgeRoom,
  villa: paintVillaRoom,
  guesthouse: paintGuesthouse,
};

/** The room as an SVG document; the same spec, format and seed give the same bytes. */
export function drawRoom(spec: RoomSpec, { width, height, seed }: RoomFormat): string {
  const canvas = createCanvas(width, height, seed);
  const room = createRoom(canvas, spec);
  shells[spec.style](room);
  furnish(room);
  paintMood(room);
  return canvas.svg();
}

/** Lamplight in the middle and dark in the corners, or the paler fall-off of day. */
function paintMood({ canvas, tones }: Room): void {
  const { width, height } = canvas;
  const strength = tones.lampStrength;
  const mood = canvas.radialGradient(
    [
      [0, '#ffb469', 0.12 * strength],
      [0.5, '#ffb469', 0.03 * strength],
      [0.72, tones.ink, 0.05 + 0.08 * strength],
      [1, tones.ink, 0.22 + 0.2 * strength],
    ],
    { cx: width / 2, cy: height * 0.55, r: Math.hypot(width, height) * 0.56 },
  );
  canvas.rectangle(0, 0, width, height, mood);
}
