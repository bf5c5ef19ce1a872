// In a steel chamber let down into a spring: through its windows one sees the clear pool from below, barbels that stream
// past, and hippos that walk on tiptoe.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { paintAnimal } from '#illustrations/plates/animals/animals.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { type Onlooker, paintOnlooker } from '#illustrations/plates/props/people/onlookers.ts';
import { pointing, turnedAway } from '#illustrations/plates/props/people/poses.ts';
import { hikers, riders } from '#illustrations/plates/props/people/wardrobe.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

const water = ['#d6f3dc', '#8fd6c2', '#3f9c99', '#1d6670', '#124650'] as const;
const deep = '#0c343c';
const bed = 0.77;

export function paintChamber(stage: Stage): void {
  const { canvas, layout } = stage;
  const { unit, width, height } = canvas;
  canvas.rectangle(
    -5,
    -5,
    width + 10,
    height + 10,
    canvas.linearGradient(water.map((colour, index) => [index / 4, colour])),
  );
  paintRays(stage);
  paintBed(stage);
  const near = (layout === 'thumb' ? 300 : canvas.isPortrait ? 284 : 380) * unit;
  const ink = mixColours('#2b3436', water[3], 0.25);
  const swims = { rim: water[1], marks: water[2] };
  if (layout !== 'thumb') {
    paintAnimal(canvas, 'hippo', stage.x(0.82), canvas.y(bed - 0.04), near * 0.42, {
      ...swims,
      ink: mixColours(ink, water[2], 0.55),
      facing: stage.ahead === 1 ? -1 : 1,
    });
  }
  paintFish(stage, 0.34, 26, 0.5, 'far');
  paintAnimal(canvas, 'hippo', stage.x(canvas.isPortrait ? 0.47 : 0.42), canvas.y(bed + 0.03), near, {
    ...swims,
    ink,
    facing: stage.ahead,
  });
  paintDust(stage);
  paintFish(stage, 0.3, 14, 1, 'near');
  paintWindows(stage);
}

/** Light that falls through the ripples. */
function paintRays({ canvas, ahead }: Stage): void {
  const { unit, width, height } = canvas;
  const chance = chanceOf(canvas, 'rays');
  const fade = canvas.linearGradient([
    [0, '#fffbe0', 0.42],
    [1, '#fffbe0', 0],
  ]);
  for (let ray = 0; ray < 9 * Math.max(1, canvas.breadth); ray += 1) {
    const [x, wide] = [chance.between(-0.1, 1.1) * width, chance.between(24, 120) * unit];
    const slant = ahead * chance.between(120, 240) * unit;
    canvas.path(
      polygon(
        pointsOf(`${x},-10 ${x + wide},-10 ${x + wide * 1.9 + slant},${height * 0.82} ${x + slant},${height * 0.82}`),
      ),
      fade,
    );
  }
  let ripples = '';
  for (let ripple = 0; ripple < 60 * Math.max(1, canvas.breadth); ripple += 1) {
    const down = chance.next() ** 1.7;
    ripples += lens(
      chance.next() * width,
      (10 + 150 * down) * unit,
      chance.between(60, 230) * unit * (1 - 0.5 * down),
      7 * (1 - down) * unit + 2,
      chance,
    );
  }
  canvas.path(ripples, '#ffffff', { opacity: 0.4 });
}

/** Sand, boulders, the roots of raffia palms that hang from the bank. */
function paintBed(stage: Stage): void {
  const { canvas } = stage;
  const { unit, height } = canvas;
  const chance = chanceOf(canvas, 'spring-bed');
  for (const side of [0.02, 0.2, 0.66, 0.98, 1.3, 1.55]) {
    const [x, y] = [stage.x(side), canvas.y(bed)];
    for (let root = 0; root < 7; root += 1) {
      const foot = x + chance.between(-80, 80) * unit;
      canvas.path(
        limb([
          [foot, -10, 12 * unit],
          [foot + chance.between(-40, 40) * unit, y * chance.between(0.2, 0.36), 7 * unit],
          [foot + chance.between(-70, 70) * unit, y * chance.between(0.4, 0.72), 1.6 * unit],
        ]),
        mixColours(water[3], deep, 0.3),
        { opacity: 0.42 },
      );
    }
  }
  for (const [index, down] of [bed - 0.03, bed + 0.03].entries()) {
    const sand = ridgeLine(canvas, { y: canvas.y(down), amplitude: 14, scale: 300, name: `spring-sand-${index}` });
    const colour = index === 0 ? mixColours(water[2], '#cfe0b4', 0.25) : mixColours(water[2], '#e2dfae', 0.42);
    canvas.path(
      polygon([...sand, [canvas.width + 30, height + 20], [-30, height + 20]]),
      canvas.fade(colour, mixColours(colour, deep, 0.75)),
      { opacity: index === 0 ? 0.7 : 1 },
    );
  }
  let light = '';
  for (let net = 0; net < 50 * Math.max(1, canvas.breadth); net += 1) {
    light += lens(
      canvas.x(chance.next()),
      canvas.y(chance.between(bed + 0.05, 0.9)),
      chance.between(40, 130) * unit,
      chance.between(2, 5) * unit,
      chance,
    );
  }
  canvas.path(light, '#f7ffdd', { opacity: 0.28 });
}

/** Barbels: long, whiskered, all one way. */
function paintFish(stage: Stage, y: number, count: number, scale: number, name: string): void {
  const { canvas, ahead } = stage;
  const chance = chanceOf(canvas, `barbels-${name}`);
  let [backs, bellies] = ['', ''];
  for (let index = 0; index < count * Math.max(1, canvas.breadth); index += 1) {
    const size = chance.between(26, 46) * scale * canvas.unit;
    const [x, down] = [chance.next() * canvas.width, canvas.y(y + chance.bell() * 0.12)];
    const at = (along: number, up: number): Point => [x - ahead * along * size, down - up * size];
    backs += spline([
      at(1.3, 0.02),
      at(0.9, 0.26),
      at(0.1, 0.34),
      at(-0.9, 0.1),
      [...at(-1.5, 0.4), 'corner'],
      at(-1.3, 0.02),
      [...at(-1.5, -0.3), 'corner'],
      at(-0.9, -0.06),
      at(0.2, -0.22),
      at(0.95, -0.12),
    ]);
    bellies += spline([at(1.1, -0.03), at(0.4, 0.02), at(-0.8, 0), at(0.2, -0.2), at(0.95, -0.12)]);
  }
  const colour = scale < 0.8 ? mixColours('#2b4a4c', water[2], 0.45) : '#24454a';
  canvas.path(backs, colour);
  canvas.path(bellies, '#cfe3c0', { opacity: 0.45 });
}

/** What four feet stir up. */
function paintDust(stage: Stage): void {
  const { canvas } = stage;
  const cloud = canvas.radialGradient([
    [0, '#e8e6bd', 0.55],
    [1, '#e8e6bd', 0],
  ]);
  for (const x of [0.29, 0.35, 0.46, 0.52]) {
    canvas.ellipse(stage.x(x), canvas.y(bed + 0.04), 74 * canvas.unit, 18 * canvas.unit, cloud);
  }
}

/** The wall of the chamber: riveted steel with rounded windows, and those who look out of them. */
function paintWindows(stage: Stage): void {
  const { canvas, layout } = stage;
  const { unit, width, height } = canvas;
  const steel = '#15282c';
  // The widest window holds the hippo; the panes beside it are narrower.
  const bars = canvas.isPortrait ? [] : [0.03, 0.74];
  const edges = [0, ...bars.map((bar) => stage.x(bar) / width), 1].toSorted((one, other) => one - other);
  if (layout === 'panel')
    edges.splice(-1, 1, ...[(edges[edges.length - 2] ?? 0.6) + (1 - (edges[edges.length - 2] ?? 0.6)) / 2, 1]);
  const [frame, round] = [38 * unit, 70 * unit];
  let panes = '';
  for (let pane = 0; pane + 1 < edges.length; pane += 1) {
    const [left, right] = [(edges[pane] ?? 0) * width + frame * 0.6, (edges[pane + 1] ?? 1) * width - frame * 0.6];
    if (right - left < round * 2) continue;
    const [top, foot] = [frame, height * 0.9];
    panes += `M${left} ${top + round}Q${left} ${top} ${left + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${foot - round}Q${right} ${foot} ${right - round} ${foot}H${left + round}Q${left} ${foot} ${left} ${foot - round}Z`;
  }
  const wall = `M-10 -10H${width + 10}V${height + 10}H-10Z`;
  canvas.path(panes, 'none', { stroke: '#9fd0c0', 'stroke-width': 9 * unit, opacity: 0.5 });
  canvas.path(wall + panes, canvas.fade(mixColours(steel, water[2], 0.3), steel), { 'fill-rule': 'evenodd' });
  let rivets = '';
  for (let x = 24 * unit; x < width; x += 62 * unit)
    rivets += circle(x, 17 * unit, 5 * unit) + circle(x, height * 0.9 + 24 * unit, 6 * unit);
  canvas.path(rivets, mixColours(steel, water[1], 0.4));
  if (layout === 'thumb') return;
  for (const onlooker of onlookers) paintOnlooker(stage, onlooker, { colour: '#0b1a1e', share: 0.56 }, stage.ahead);
}

/** They stand in the dark of the chamber. */
const onlookers: readonly Onlooker[] = [
  { x: 0.12, size: 4.6, below: 54, pose: turnedAway, dress: { ...hikers[0], pack: undefined } },
  {
    x: 0.215,
    size: 3.3,
    below: 56,
    pose: pointing,
    dress: { ...riders[1], head: { wear: 'bare', colour: '#3a2418' } },
  },
  { x: 0.86, size: 4.2, below: 58, pose: turnedAway, dress: { ...hikers[1], pack: undefined } },
];
