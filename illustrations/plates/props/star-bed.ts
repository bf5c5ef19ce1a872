// A star bed: a platform on posts above the grass, a thatched shelter at its back, and the bed rolled out under the
// open sky with its net on a frame.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { bedLength, paintOpenBed } from '#illustrations/plates/props/open-bed.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 320;
const deck = -92;

const bedWidth = 118;

export function paintStarBed(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const isLit = isLampLit(light);
  const ink = mixColours(light.ink, '#1a1320', 0.3);
  const timber = mixColours(tone(light, '#7a5334', 0.5), ink, 0.15);
  const lit = mixColours(timber, isLit ? '#ffc676' : light.rim, 0.42);
  const straw = mixColours(tone(light, '#9a7d4c', 0.6), ink, 0.2);
  const linen = isLit ? '#f4e2c4' : tone(light, '#fbf3e2', 0.4);
  if (isLit) paintGlow(canvas, x, y - width * 0.42, width * 0.72, '#ffb45e', 0.46);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, 0, 168, 8, ink, { opacity: 0.36 });
    const posts = [-142, -74, -4, 66, 138]
      .map((post) => draw`M${post - 4} ${deck + 6}H${post + 4}V2H${post - 4}Z`)
      .join('');
    canvas.path(posts, timber);
    canvas.path(
      limb([
        [-142, -8, 3],
        [-74, deck + 14, 3],
      ]) +
        limb([
          [66, -8, 3],
          [138, deck + 14, 3],
        ]),
      timber,
    );
    // A ladder for the guests; the ranger's fire burns beside its foot.
    canvas.path(
      limb([
        [84, 0, 4],
        [112, deck, 4],
      ]) +
        limb([
          [102, 0, 4],
          [130, deck, 4],
        ]),
      lit,
    );
    let rungs = '';
    for (let rung = 1; rung < 7; rung += 1) rungs += draw`M${84 + rung * 4} ${-rung * 13}h18v3h-18Z`;
    canvas.path(rungs, lit);
    canvas.path(draw`M-156 ${deck}H152V${deck + 9}H-156Z`, timber);
    canvas.path(draw`M-156 ${deck}H152V${deck + 3}H-156Z`, lit);
    // The shelter: two walls of canvas, a lamp inside, thatch above.
    canvas.path(draw`M-146 ${deck}V${deck - 74}H-26V${deck}Z`, mixColours(tone(light, '#c9a877', 0.5), ink, 0.3));
    paintDoorway(canvas, isLit ? '#ffdf9e' : mixColours(ink, light.far, 0.2), {
      cloth: mixColours(tone(light, '#d9bd8e', 0.5), ink, isLit ? 0.12 : 0),
      ink,
    });
    canvas.path(draw`M-146 ${deck}V${deck - 74}h8V${deck}ZM-34 ${deck}V${deck - 74}h8V${deck}Z`, timber);
    canvas.path(
      spline(
        outlineOf(`-178,${deck - 62} -148,${deck - 106} -96,${deck - 150}! -74,${deck - 150}! -22,${deck - 106}
        8,${deck - 60} -40,${deck - 70} -90,${deck - 74} -140,${deck - 70}`),
      ),
      straw,
    );
    canvas.path(
      limb(limbOf(`-86,${deck - 150},3 -50,${deck - 112},8 2,${deck - 64},4`)),
      mixColours(straw, light.rim, 0.4),
      { opacity: 0.5 },
    );
    // The rail of the deck, behind the bed, low enough to look over from the pillow.
    canvas.path(draw`M-22 ${deck - 20}H152V${deck - 17}H-22Z`, lit, { opacity: 0.9 });
    let bars = '';
    for (let bar = -18; bar <= 150; bar += 24) bars += draw`M${bar} ${deck - 19}h3v19h-3Z`;
    canvas.path(bars, timber);
    canvas.group({ transform: `translate(70 ${deck}) scale(${bedWidth / bedLength})` }, () =>
      paintOpenBed(canvas, { wood: timber, linen, blanket: mixColours('#b04a22', ink, 0.16), ink }),
    );
    const net = polygon(pointsOf(`20,${deck - 4} 30,${deck - 88} 112,${deck - 88} 126,${deck - 4}`));
    canvas.path(net, '#fff6e0', { opacity: isLit ? 0.2 : 0.3 });
    canvas.path(
      limb([
        [20, deck, 2.4],
        [30, deck - 90, 2.4],
      ]) +
        limb([
          [126, deck, 2.4],
          [112, deck - 90, 2.4],
        ]) +
        limb([
          [28, deck - 89, 2.6],
          [114, deck - 89, 2.6],
        ]),
      lit,
    );
    canvas.path(circle(144, deck - 28, 6), isLit ? '#ffe6ae' : lit);
  });
}

/** The way in between two curtains, a lantern hanging in it. */
function paintDoorway(canvas: Canvas, inside: Colour, { cloth, ink }: { cloth: Colour; ink: Colour }): void {
  const top = deck - 62;
  canvas.path(draw`M-112 ${deck}V${top}H-48V${deck}Z`, inside);
  canvas.path(draw`M-80.8 ${top}h1.6v14h-1.6ZM-87 ${top + 19}l4 -6h6l4 6v14h-14Z`, ink);
  canvas.path(draw`M-85 ${top + 20}h10v10h-10Z`, mixColours(inside, '#ffffff', 0.7));
  for (const side of [-1, 1]) {
    const x = (inward: number) => -80 + side * (34 - inward);
    const curtain = spline(
      outlineOf(`${x(-3)},${top - 2}! ${x(26)},${top - 2}! ${x(18)},${top + 22} ${x(7)},${top + 36} ${x(12)},${top + 50}
      ${x(14)},${deck}! ${x(-3)},${deck}!`),
    );
    canvas.path(curtain, cloth);
    canvas.path(
      polygon(pointsOf(`${x(-3)},${top + 34} ${x(8)},${top + 33} ${x(8)},${top + 38} ${x(-3)},${top + 39}`)),
      ink,
    );
  }
}
