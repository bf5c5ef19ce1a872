// A stay: its house or houses, its trees, and its own piece of land, be it a garden by the sea or a stony hill.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import { numbersOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Boulder, boulder } from '#illustrations/plates/elements/boulder.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { openSpline, spline } from '#illustrations/plates/paths.ts';
import type { HousePlace } from '#illustrations/plates/props/houses/house.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintAcacia } from '#illustrations/plates/trees/acacia.ts';
import { paintBaobab } from '#illustrations/plates/trees/baobab.ts';
import { paintDoumPalm } from '#illustrations/plates/trees/doum-palm.ts';
import { paintEuphorbia } from '#illustrations/plates/trees/euphorbia.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';
import { paintJacaranda } from '#illustrations/plates/trees/jacaranda.ts';
import { paintPalm } from '#illustrations/plates/trees/palm.ts';
import { paintRainforestTree } from '#illustrations/plates/trees/rainforest-tree.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface Settlement {
  /** How wide it is in its own coordinates; its land reaches farther. */
  readonly span: number;
  /** Where each house stands and how large it is drawn; a negative size turns it. */
  readonly houses: string;
  readonly paintHouse: (canvas: Canvas, place: HousePlace, setting: PropSetting) => void;
  /** Where its land ends against the view, from left to right; it goes on beyond the picture. */
  readonly edge?: string;
  /** `kind,x,y,height`. */
  readonly trees?: string;
  /** How many bushes and stones lie about. */
  readonly bushes?: number;
  readonly stones?: number;
  /** The way between the houses, from near to far. */
  readonly path?: string;
}

/** An upright picture shows it from higher up. */
const upright = 1.42;

export function paintSettlement(
  canvas: Canvas,
  place: { readonly x: number; readonly y: number; readonly width: number },
  { span, houses, paintHouse, edge, trees = '', bushes = 0, stones = 0, path }: Settlement,
  setting: PropSetting,
): void {
  const { light, ground, mirrored = false } = setting;
  const chance = chanceOf(canvas, 'settlement');
  const lift = canvas.isPortrait ? upright : 1;
  const raised = ([x, y]: Point): Point => [x, y * lift];
  const rim = edge === undefined ? [] : pointsOf(edge).map(raised);
  const style = {
    ink: mixColours(ground.bush, light.ink, 0.5),
    lit: mixColours(ground.bush, ground.light, 0.4),
    rim: light.rim,
  };
  paintStanding(canvas, { ...place, reference: span }, mirrored, () => {
    if (edge !== undefined) {
      paintLand();
      for (const near of [0.2, 0.45, 0.7, 1]) strew(near);
    }
    if (path !== undefined) paintPath(pointsOf(path).map(raised));
    const standing = [
      ...numbersOf(houses).map(([x = 0, y = 0, scale = 1]) => {
        const place = { x, y: y * lift, size: Math.abs(scale), turned: scale < 0 };
        const paint = () => {
          if (isLampLit(light)) paintGlow(canvas, x, place.y - place.size * 24, place.size * 110, '#ffb45e', 0.34);
          paintHouse(canvas, place, { light, ground });
        };
        return { y: place.y, paint };
      }),
      ...trees.split(' ').flatMap((tree) => {
        const [kind = '', ...measures] = tree.split(',');
        const [x = 0, y = 0, tall = 0] = measures.map(Number);
        return kind === '' ? [] : [{ y: y * lift, paint: () => paintTree(kind, x, y * lift, tall) }];
      }),
    ];
    for (const { paint } of standing.toSorted((one, other) => one.y - other.y)) paint();
  });

  function paintLand(): void {
    const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
    const outline = rim.map(
      ([x, y], index): OutlinePoint => (index === 0 || index === rim.length - 1 ? [x, y, 'corner'] : [x, y]),
    );
    const top = Math.min(...rim.map(([, y]) => y));
    const fill = canvas.linearGradient(
      [
        [0, mixColours(ground.far, light.haze, 0.2)],
        [0.35, mixColours(ground.far, ground.near, 0.45)],
        [0.8, mixColours(ground.near, ground.dark, 0.4)],
        [1, mixColours(ground.dark, light.ink, 0.5)],
      ],
      { x1: 0, x2: 0, y1: top, y2: 130, inCanvasUnits: true },
    );
    canvas.path(spline([...outline, [last[0], 460, 'corner'], [first[0], 460, 'corner']]), fill);
    canvas.path(openSpline(rim), 'none', { stroke: light.rim, 'stroke-width': 2, opacity: 0.5 });
  }

  /** Bushes, grass and stones in a band of the land: this share of the way from its edge to the viewer. */
  function strew(near: number): void {
    let [dark, lit, grass] = ['', '', ''];
    const row = (share: number) => Math.round((share * (1.5 - near)) / 2.2);
    const spot = (): [Point, number] => {
      const x = chance.between(-1300, 1300);
      const top = heightAt(rim, x);
      const depth = near - 0.25 * chance.next();
      return [[x, interpolate(top + 3, 70, depth)], 0.35 + 0.65 * depth];
    };
    for (let index = 0; index < row(bushes * 3); index += 1) {
      const [[x, y], scale] = spot();
      const size = scale * chance.between(9, 24);
      dark += bush(x, y, size, chance);
      lit += bush(x - size * 0.2, y - size * 0.32, size * 0.55, chance);
    }
    for (let index = 0; index < 110; index += 1) {
      const [[x, y], scale] = spot();
      grass += tuft(x, y, scale * chance.between(5, 13), chance);
    }
    const rocks = Array.from({ length: row(stones * 3) }, () => {
      const [[x, y], scale] = spot();
      const width = scale * chance.between(9, 34) * (chance.happens(0.16) ? 2.1 : 1);
      return boulder(x, y, [width, width * chance.between(0.34, 0.6)], 1, chance);
    });
    canvas.path(grass, mixColours(ground.bush, light.ink, 0.2), { opacity: 0.5 });
    canvas.path(dark, mixColours(ground.bush, light.ink, 0.2 + 0.2 * near));
    canvas.path(lit, mixColours(ground.bush, ground.light, 0.32), { opacity: 0.55 });
    const stone = tone(light, '#9a8a7a', 0.6);
    const all = (part: keyof Boulder) => rocks.map((rock) => rock[part]).join('');
    canvas.path(all('body'), mixColours(stone, light.ink, 0.3));
    canvas.path(all('top'), mixColours(stone, light.rim, 0.3));
    canvas.path(all('shade'), mixColours(stone, light.ink, 0.6));
  }

  /** Trodden pale, narrower as it climbs away. */
  function paintPath(points: readonly Point[]): void {
    const count = points.length - 1;
    const edgeOf = (sign: number) =>
      points.map(([x, y], index): Point => [x + sign * interpolate(15, 3.5, index / count), y]);
    const sand = mixColours(ground.light, ground.near, 0.24);
    canvas.path(spline([...edgeOf(-1), ...edgeOf(1).toReversed()]), sand, { opacity: 0.85 });
  }

  function paintTree(kind: string, x: number, y: number, tall: number): void {
    const paint = growers[kind];
    if (paint === undefined) throw new Error(`No tree is called ${kind}.`);
    paint(canvas, x, y, tall, { ...style, light, name: `own-${kind}-${x}`, facing: x > 0 ? -1 : 1 });
  }
}

type Grower = (canvas: Canvas, x: number, y: number, tall: number, style: TreeStyle & { light: Light }) => void;

const growers: Readonly<Record<string, Grower>> = {
  baobab: paintBaobab,
  palm: (canvas, x, y, tall, style) => paintPalm(canvas, x, y, tall, { ...style, lean: 0.16 }),
  doum: paintDoumPalm,
  euphorbia: paintEuphorbia,
  acacia: (canvas, x, y, tall, style) => paintAcacia(canvas, x, y, tall, { ...style, lean: 0.04 }),
  fig: (canvas, x, y, tall, style) => paintAcacia(canvas, x, y, tall, { ...style, tiers: 7, spread: 1.3 }),
  jacaranda: (canvas, x, y, tall, { light, ...style }) =>
    paintJacaranda(canvas, x, y, tall, {
      ...style,
      ink: tone(light, '#67589f', 0.5),
      lit: tone(light, '#b9a6dd', 0.4),
      bark: mixColours(tone(light, '#7d6f63', 0.6), light.ink, 0.3),
    }),
  /** A tall tree of a highland garden. */
  cedar: (canvas, x, y, tall, style) => paintRainforestTree(canvas, x, y, tall, { ...style, tiers: 4 }),
  /** What is planted along a wall. */
  shrub: (canvas, x, y, tall, { ink, lit = ink, name }) => {
    const chance = chanceOf(canvas, name);
    canvas.ellipse(x + tall * 0.2, y, tall * 1.5, tall * 0.16, ink, { opacity: 0.4 });
    for (const [across, share] of [
      [-0.7, 0.7],
      [0.7, 0.8],
      [0, 1],
    ] as const) {
      const [middle, radius] = [x + across * tall, tall * share * 0.5];
      canvas.path(leafClump(middle, y - radius * 0.8, radius * 1.5, radius, chance), ink);
      canvas.path(leafClump(middle - radius * 0.3, y - radius * 1.2, radius * 0.8, radius * 0.4, chance), lit);
    }
  },
};

/** How high the land's edge stands at a place across. */
function heightAt(edge: readonly Point[], x: number): number {
  const index = edge.findIndex(([next]) => next >= x);
  const [from, to] = [edge[Math.max(0, index - 1)], edge[index]];
  if (from === undefined || to === undefined || from === to) return 0;
  return interpolate(from[1], to[1], (x - from[0]) / (to[0] - from[0]));
}
