// Two beds one above the other, seen from their side, with a ladder at the foot.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintCushion } from '#illustrations/plates/interiors/furniture/cushion.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';

/** Half its length, in centimetres, and how high the two mattresses lie. */
const half = 104;
const decks = [44, 134];
const postHeight = 178;

/** Its head is on the right. */
export function paintBunkBed(canvas: Canvas, spot: Spot, tones: RoomTones): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -3, half * 1.2, 9, tones.ink, { opacity: 0.4 });
    canvas.path(`M${-half + 6} -${postHeight - 8}h6V0h-6ZM${half - 12} -${postHeight - 8}h6V0h-6Z`, tones.woodShade);
    for (const [index, deck] of decks.entries()) paintDeck(canvas, tones, deck, index);
    canvas.path(`M${-half - 8} -${postHeight}h8V0h-8ZM${half} -${postHeight}h8V0h-8Z`, tones.wood);
    canvas.path(`M${-half - 8} -${postHeight}h3V0h-3ZM${half} -${postHeight}h3V0h-3Z`, tones.woodLit);
    canvas.path(`M${-half} -${postHeight - 8}H${half}v6H${-half}Z`, tones.wood);
    paintLadder(canvas, tones);
  });
}

function paintDeck(canvas: Canvas, tones: RoomTones, deck: number, index: number): void {
  const linen = canvas.fade(tones.linen, mixColours(tones.linen, tones.linenShade, 0.8));
  canvas.path(`M${-half} ${-deck - 8}Q0 ${-deck - 13} ${half} ${-deck - 9}V${-deck + 12}H${-half}Z`, linen);
  paintCushion(canvas, [half - 30, -deck - 9], [50, 26], tones.linen, tones);
  paintCushion(canvas, [half - 54, -deck - 8], [30, 21], index === 0 ? tones.accent : tones.second, tones);
  const [left, right] = [-half, -half * 0.2];
  canvas.path(`M${left} ${-deck - 9}L${right} ${-deck - 12}V${-deck + 16}H${left}Z`, tones.accent);
  for (const stripe of [0.2, 0.5, 0.8]) {
    canvas.rectangle(left + (right - left) * stripe - 3, -deck - 11, 6, 27, tones.pale, { opacity: 0.85 });
  }
  canvas.path(`M${-half} ${-deck + 12}H${half}v14H${-half}Z`, tones.wood);
  canvas.path(`M${-half} ${-deck + 12}H${half}v3.500H${-half}Z`, tones.woodLit);
}

function paintLadder(canvas: Canvas, tones: RoomTones): void {
  const [left, right] = [-half + 22, -half + 56];
  canvas.path(`M${left} -158h5V0h-5ZM${right} -158h5V0h-5Z`, tones.woodLit);
  const rungs = [22, 52, 82, 112].map((up) => `M${left} -${up}H${right + 5}v5H${left}Z`);
  canvas.path(rungs.join(''), tones.woodLit);
}
