// A crag at the viewer's side: a summit above a sea of cloud, or a cliff above a lake. Whoever the picture is of
// stands on it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { paintButtresses } from '#illustrations/plates/landmarks/buttresses.ts';
import { leftToRight, paintBeds, paintCracks, paintSpurs, type Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export function isCrag({ props }: PlateSpec): boolean {
  return props.includes('crag');
}

/** A crag in high mountains is a summit; any other a cliff. */
export function isSummit({ landmark, props }: PlateSpec): boolean {
  return landmark === 'peaks' && props.includes('crag');
}

interface Crag {
  /** The edge of the rock, in shares of the scene, from its outer side to where it falls away. */
  readonly edge: readonly Point[];
  readonly roughness: number;
  readonly stone: string;
}

const summit: Crag = {
  edge: pointsOf(
    '-0.05,0.87 0.03,0.82 0.08,0.815 0.125,0.745 0.155,0.752 0.19,0.69 0.225,0.672 0.25,0.622 0.38,0.614',
    '0.405,0.672 0.452,0.69 0.475,0.772 0.545,0.8 0.565,0.87 0.64,0.915 0.66,0.98 0.72,1.06',
  ),
  roughness: 0.24,
  stone: '#7d6f74',
};

const cliff: Crag = {
  edge: pointsOf(
    '-0.05,0.62 0.04,0.63 0.1,0.655 0.19,0.66 0.23,0.69 0.36,0.7 0.385,0.745 0.47,0.76 0.5,0.83',
    '0.535,0.85 0.56,0.95 0.6,1.08',
  ),
  roughness: 0.08,
  stone: '#8d7a68',
};

/** The edge of the rock on the canvas, left to right. */
export function cragEdge(stage: Stage): Point[] {
  const { edge, roughness } = isSummit(stage.spec) ? summit : cliff;
  const control = edge.map(([x, y]): Point => [stage.x(x), stage.y(y)]);
  return leftToRight(craggyLine(stage.canvas, control, { roughness, depth: 4, name: 'crag-edge' }));
}

/** Where someone standing at this share of the scene has their feet, on the canvas. */
export function footOn(stage: Stage, share: number): Point {
  const x = stage.x(share);
  return [x, heightAt(cragEdge(stage), x) + 5 * stage.canvas.unit];
}

export function paintCrag(stage: Stage): void {
  const { canvas, light, ground, ahead } = stage;
  const { stone } = isSummit(stage.spec) ? summit : cliff;
  const edge = cragEdge(stage);
  const [first, last] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]];
  const top = Math.min(...edge.map(([, y]) => y));
  const foot = canvas.height + 60 * canvas.unit;
  const body = polygon([...edge, [last[0], foot], [first[0], foot]]);
  const rock = mixColours(mixColours(tone(light, stone), light.ink, light.moon ? 0.5 : 0.22), ground.near, 0.14);
  const lit = mixColours(rock, light.rim, light.moon ? 0.26 : 0.5);
  const shade = mixColours(rock, light.ink, 0.6);
  const wall: Wall = { rim: edge, from: Math.min(first[0], last[0]), to: Math.max(first[0], last[0]), name: 'crag' };

  // The light along the edge, then the rock in front of it.
  canvas.path(body, light.rim, { transform: `translate(0 ${-2 * canvas.unit})`, opacity: 0.85 });
  canvas.path(
    body,
    canvas.linearGradient(
      [
        [0, mixColours(rock, lit, 0.4)],
        [0.4, rock],
        [1, mixColours(rock, light.ink, 0.62)],
      ],
      { x2: 0, y1: top, y2: canvas.height, inCanvasUnits: true },
    ),
  );
  paintWithin(canvas, body, () => {
    if (isSummit(stage.spec)) {
      const faces = { lit, shade, opacity: 0.6, start: [2, 60], spacing: [50, 150] } as const;
      paintSpurs(canvas, wall, { ...faces, foot: canvas.height * 1.06, shadeSide: ahead });
    } else {
      const faces = { lit, litOpacity: 0.42, shade, shadeOpacity: 0.42, width: [50, 180] } as const;
      paintButtresses(canvas, wall, { ...faces, foot, fade: [top, foot], shadeSide: ahead });
      paintBeds(canvas, wall, [30, 95, 170, 260], shade, 0.4);
    }
    const cracks = { step: 26, start: [6, 120], length: [30, 150], width: [1.6, 6] } as const;
    paintCracks(canvas, wall, { ...cracks, colour: mixColours(shade, light.ink, 0.4), opacity: 0.5 });
  });
  paintTufts(stage, edge);
}

/** Grass that holds on along the edge. */
function paintTufts(stage: Stage, edge: readonly Point[]): void {
  const { canvas, light, ground } = stage;
  const chance = chanceOf(canvas, 'crag-tufts');
  const count = isSummit(stage.spec) ? 6 : 26;
  let blades = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = chance.pick(edge);
    blades += tuft(x, y + 4 * canvas.unit, chance.between(12, 30) * canvas.unit, chance);
  }
  canvas.path(blades, mixColours(ground.dark, light.ink, 0.4));
}
