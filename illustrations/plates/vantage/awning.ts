// Under canvas, looking out: the tied-back flaps of a tent, its pole and lantern, the boards of its deck, and where one sits there.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintOpenBed } from '#illustrations/plates/props/open-bed.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Where the deck begins, as a share of the height. */
const deck = 0.82;

export function paintAwning(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit, width } = canvas;
  paintDeck(stage);
  const isLit = isLampLit(light);
  const cloth = isLit
    ? mixColours('#c98f50', light.ink, 0.34)
    : mixColours(tone(light, '#c7a877', 0.5), light.ink, 0.3);
  const shade = mixColours(cloth, light.ink, 0.55);
  const hem = mixColours(cloth, '#fff2d2', 0.4);
  const scallop = 64 * unit;
  const count = Math.max(6, Math.round(width / (150 * unit)));
  let valance = `M-20 -20H${width + 20}V${scallop}`;
  for (let index = count; index > 0; index -= 1) {
    const [right, left] = [(index * width) / count, ((index - 1) * width) / count];
    valance += `Q${(right + left) / 2} ${scallop * 1.72} ${left} ${scallop}`;
  }
  valance += 'H-20Z';
  for (const side of [-1, 1]) paintFlap(stage, side, cloth, shade, hem);
  canvas.path(valance, hem, { transform: `translate(0 ${5 * unit})` });
  canvas.path(valance, canvas.fade(shade, cloth, { x2: 0, y1: 0, y2: scallop * 1.4, inCanvasUnits: true }));
  if (light.storm) paintDrips(stage);
  if (!isLit) paintLantern(stage, shade);
  paintSeats(stage);
}

/** A flap gathered by its tie, wide above and below. */
function paintFlap({ canvas, light }: Stage, side: number, cloth: string, shade: string, hem: string): void {
  const { unit, width, height } = canvas;
  const edge = side < 0 ? 0 : width;
  const narrow = canvas.isPortrait ? 0.6 : 1;
  const x = (inward: number) => edge - side * inward * unit * narrow;
  const flap = spline(
    outlineOf(`${x(-40)},-30! ${x(250)},-30! ${x(186)},${height * 0.22} ${x(92)},${height * 0.47} ${x(64)},${height * 0.55}
    ${x(104)},${height * 0.74} ${x(128)},${height * 0.93} ${x(132)},${height + 30}! ${x(-40)},${height + 30}!`),
  );
  canvas.path(flap, hem, { transform: `translate(${-side * 5 * unit} 0)` });
  canvas.path(
    flap,
    canvas.linearGradient(
      [
        [0, shade],
        [0.7, cloth],
        [1, cloth],
      ],
      { x1: edge, x2: x(230), y2: 0, inCanvasUnits: true },
    ),
  );
  const folds = [30, 62, 100]
    .map((inward) =>
      limb(
        limbOf(`${x(inward * 1.9)},${40 * unit},${2 * unit} ${x(inward * 1.1)},${height * 0.3},${8 * unit}
        ${x(inward * 0.62)},${height * 0.55},${3 * unit} ${x(inward * 0.9)},${height * 0.8},${8 * unit}
        ${x(inward)},${height},${3 * unit}`),
      ),
    )
    .join('');
  canvas.path(folds, mixColours(shade, light.ink, 0.3), { opacity: 0.45 });
  const tie = limb(
    limbOf(`${x(-6)},${height * 0.54},${13 * unit} ${x(34)},${height * 0.56},${15 * unit}
    ${x(70)},${height * 0.545},${11 * unit}`),
  );
  canvas.path(tie, mixColours('#8c3614', light.ink, 0.2));
}

function paintDeck({ canvas, light }: Stage): void {
  const { unit, width, height } = canvas;
  const top = height * deck;
  const timber = mixColours(tone(light, '#8a6240', 0.6), light.ink, 0.25);
  const lit = mixColours(timber, light.rim, 0.35);
  canvas.rectangle(-5, top - 5 * unit, width + 10, 6 * unit, lit);
  canvas.rectangle(
    -5,
    top,
    width + 10,
    height - top + 10,
    canvas.fade(mixColours(timber, light.rim, 0.18), mixColours(timber, light.ink, 0.55)),
  );
  let seams = '';
  for (let board = -14; board <= 34; board += 1) {
    const far = width * (0.5 + (board - 10) * 0.034);
    const near = width * (0.5 + (board - 10) * 0.068);
    seams += polygon(
      pointsOf(`${far},${top} ${far + 1.6 * unit},${top} ${near + 4 * unit},${height + 5} ${near},${height + 5}`),
    );
  }
  canvas.path(seams, mixColours(timber, light.ink, 0.7), { opacity: 0.55 });
}

/** Where one sits: two chairs by day, a bed for two by night, and in the rain one chair and boots put out of the wet. */
function paintSeats(stage: Stage): void {
  const { canvas, light, layout, x } = stage;
  const { unit, width } = canvas;
  const top = canvas.height * deck;
  const ink = mixColours(tone(light, '#8a6240', 0.6), light.ink, 0.72);
  const cloth = mixColours('#d9b98a', light.ink, 0.3);
  if (isLampLit(light)) {
    paintBed(stage, layout === 'panel' ? x(0.5) : width * (canvas.isPortrait ? 0.5 : 0.62), top + 104 * unit, ink);
    return;
  }
  const upright = light.storm ? [width * 0.66, width * 0.4] : [width * 0.7];
  const places = layout === 'panel' ? [x(0.78), x(0.2)] : canvas.isPortrait ? upright : [width * 0.62, width * 0.8];
  for (const [index, place] of places.entries()) {
    if (light.storm && index > 0) paintBoots(stage, place, top + 84 * unit, ink);
    else paintChair({ canvas, light }, place, top + 92 * unit, index % 2 === 0 ? 1 : -1, ink, cloth);
  }
}

/** A bed made up outside, and beside it a low table with a lantern and two glasses. */
function paintBed({ canvas, light }: Stage, x: number, foot: number, ink: string): void {
  const linen = mixColours('#f1e3c6', light.ink, 0.26);
  const move = `translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${(canvas.unit * (canvas.isPortrait ? 1.05 : 1.3)).toFixed(3)})`;
  paintGlow(canvas, x + 230 * canvas.unit, foot - 120 * canvas.unit, 330 * canvas.unit, '#ffbe6a', 0.5);
  canvas.group({ transform: move }, () => {
    canvas.group({ transform: 'translate(-40 0)' }, () =>
      paintOpenBed(canvas, {
        wood: ink,
        linen,
        blanket: mixColours('#b04a22', light.ink, 0.2),
        ink: light.ink,
      }),
    );
    canvas.path('M146 -58H236V-50H146ZM154 -50H162V0H154ZM220 -50H228V0H220Z', ink);
    canvas.path('M204 -60V-98H226V-60ZM208 -98Q215 -118 222 -98Z', ink);
    canvas.path('M207.500 -64V-94H222.500V-64Z', '#ffe6ae');
    for (const glass of [164, 184]) {
      canvas.path(
        draw`M${glass - 6} -88h12l-3.500 17h-5ZM${glass - 0.8} -72h1.600v11h-1.600ZM${glass - 5} -61h10v2h-10Z`,
        mixColours(linen, '#ffffff', 0.3),
        { opacity: 0.85 },
      );
    }
  });
}

/** Two pairs, side by side. */
function paintBoots({ canvas, light }: Stage, x: number, foot: number, ink: string): void {
  const rubber = mixColours(tone(light, '#55683f', 0.4), light.ink, 0.3);
  for (const [index, aside] of [-52, -22, 30, 58].entries()) {
    const tall = index < 2 ? 92 : 62;
    const colour = index < 2 ? rubber : mixColours(tone(light, '#b5482a', 0.4), light.ink, 0.28);
    const u = canvas.unit;
    const at = (dx: number, dy: number): [number, number] => [x + (aside + dx) * u, foot + dy * u];
    const boot = spline([
      [...at(-13, -tall), 'corner'],
      [...at(13, -tall), 'corner'],
      at(12, -26),
      at(36, -16),
      [...at(38, 0), 'corner'],
      [...at(-14, 0), 'corner'],
    ]);
    canvas.path(boot, light.rim, { transform: `translate(${-1.5 * u} ${-1.5 * u})`, opacity: 0.6 });
    canvas.path(boot, mixColours(colour, ink, index % 2 === 0 ? 0.3 : 0));
  }
}

/** What runs off the edge of the canvas. */
function paintDrips({ canvas, light }: Stage): void {
  const chance = chanceOf(canvas, 'drips');
  const { unit } = canvas;
  let drips = '';
  for (let drip = 0; drip < 46 * canvas.breadth; drip += 1) {
    const from = canvas.y(chance.between(0.1, 0.7));
    drips += draw`M${canvas.x(chance.next())} ${from}v${chance.between(30, 130) * unit}`;
  }
  canvas.path(drips, 'none', {
    stroke: mixColours(light.haze, '#ffffff', 0.5),
    'stroke-width': 2.2 * unit,
    opacity: 0.5,
  });
}

/** A safari chair of sticks and cloth, turned to the view. */
function paintChair(
  { canvas, light }: Pick<Stage, 'canvas' | 'light'>,
  x: number,
  foot: number,
  facing: 1 | -1,
  ink: string,
  cloth: string,
): void {
  const u = canvas.unit * 1.25;
  const at = (dx: number, dy: number) => [x + facing * dx * u, foot + dy * u] as const;
  const stick = (points: readonly (readonly [number, number])[]) =>
    limb(points.map(([dx, dy]) => [...at(dx, dy), 6.5 * u] as const));
  canvas.ellipse(x, foot, 76 * u, 8 * u, light.ink, { opacity: 0.4 });
  const frame = [
    stick([
      [-44, 0],
      [30, -62],
    ]),
    stick([
      [40, 0],
      [-40, -62],
    ]),
    stick([
      [-42, -60],
      [-56, -140],
    ]),
    stick([
      [-44, -84],
      [40, -84],
    ]),
    stick([
      [36, -84],
      [34, -58],
    ]),
  ].join('');
  canvas.path(polygon([at(-46, -62), at(36, -60), at(34, -50), at(-44, -50)]), cloth);
  canvas.path(polygon([at(-60, -142), at(-44, -140), at(-34, -78), at(-50, -76)]), cloth);
  canvas.path(frame, light.rim, { transform: `translate(${-1.5 * u} ${-1.5 * u})`, opacity: 0.6 });
  canvas.path(frame, ink);
}

function paintLantern({ canvas, light, layout, x }: Stage, ink: string): void {
  const { unit } = canvas;
  const middle = layout === 'panel' ? x(0.9) : canvas.x(0.5);
  const y = 150 * unit;
  canvas.path(
    limb([
      [middle, 0, 3 * unit],
      [middle, y - 30 * unit, 3 * unit],
    ]),
    ink,
  );
  canvas.path(circle(middle, y, 20 * unit), mixColours(light.haze, '#ffffff', 0.3));
  const cage = [
    polygon(
      pointsOf(`${middle - 20 * unit},${y + 26 * unit} ${middle + 20 * unit},${y + 26 * unit}
      ${middle + 16 * unit},${y + 17 * unit} ${middle - 16 * unit},${y + 17 * unit}`),
    ),
    polygon(
      pointsOf(`${middle - 14 * unit},${y - 20 * unit} ${middle + 14 * unit},${y - 20 * unit}
      ${middle + 7 * unit},${y - 34 * unit} ${middle - 7 * unit},${y - 34 * unit}`),
    ),
  ].join('');
  canvas.path(cage, mixColours(ink, light.ink, 0.6));
}
