// Over the shoulders of those who sit at a fire: their backs against its light, and the camp or the plain beyond.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintCampfire } from '#illustrations/plates/props/campfire.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Those who sit there, by their place across the scene: what they wear, and how tall they sit. */
const company: readonly { x: number; size: number; cloth: Colour; head: 'hat' | 'hair' | 'scarf' }[] = [
  { x: 0.2, size: 1.06, cloth: '#a8431c', head: 'hair' },
  { x: 0.4, size: 0.92, cloth: '#33566b', head: 'hat' },
  { x: 0.86, size: 1, cloth: '#5d6a3c', head: 'scarf' },
];

export function paintFireside(stage: Stage): void {
  const { canvas } = stage;
  const { unit } = canvas;
  const fire = { x: stage.x(0.63), y: stage.y(0.86) };
  paintGlow(canvas, fire.x, fire.y - 40 * unit, 620 * unit, '#ff9a48', 0.5);
  paintCampfire(canvas, fire.x, fire.y, 150 * unit, settingOf(stage));
  const seated = canvas.isPortrait ? company.filter((_, index) => index !== 1) : company;
  for (const person of seated) paintBack(stage, person, fire.x);
}

/** A person's back, rim-lit on the side of the fire. */
function paintBack(stage: Stage, { x, size, cloth, head }: (typeof company)[number], fireX: number): void {
  const { canvas, light } = stage;
  const u = canvas.unit * 1.5 * size;
  const [middle, foot] = [stage.x(x), canvas.height + 24 * canvas.unit];
  const at = (dx: number, dy: number) => [middle + dx * u, foot + dy * u] as const;
  const wear = mixColours(tone(light, cloth, 0.6), light.ink, 0.52);
  const side = fireX > middle ? 1 : -1;
  const body = spline([
    [...at(-74, 10), 'corner'],
    at(-70, -60),
    at(-58, -112),
    at(-30, -134),
    at(0, -140),
    at(30, -134),
    at(58, -112),
    at(70, -60),
    [...at(74, 10), 'corner'],
  ]);
  const skull = circle(...at(0, -176), 29 * u);
  const neck = limb([
    [...at(0, -130), 26 * u],
    [...at(0, -162), 23 * u],
  ]);
  const outline = body + skull + neck;
  canvas.path(outline, '#ffb869', { transform: `translate(${side * 3.4 * canvas.unit} ${-2 * canvas.unit})` });
  canvas.path(body, wear);
  canvas.path(neck + skull, mixColours('#4d3226', light.ink, 0.45));
  const fold = limb([
    [...at(side * 20, -120), 3 * u],
    [...at(side * 26, -60), 8 * u],
    [...at(side * 22, 0), 4 * u],
  ]);
  canvas.path(fold, mixColours(wear, light.ink, 0.5), { opacity: 0.6 });
  if (head === 'hat') {
    const hat = [
      spline([at(-52, -180), at(0, -190), at(52, -180), at(0, -172)]),
      polygon([at(-28, -184), at(-22, -216), at(22, -216), at(28, -184)]),
    ].join('');
    canvas.path(hat, mixColours('#b79a68', light.ink, 0.45));
  } else if (head === 'scarf') {
    canvas.path(
      spline([at(-33, -160), at(-30, -204), at(0, -212), at(30, -204), at(33, -160), at(0, -146)]),
      mixColours('#b5482a', light.ink, 0.35),
    );
  } else {
    canvas.path(
      spline([at(-31, -170), at(-30, -202), at(0, -212), at(30, -202), at(31, -170), at(0, -158)]),
      light.ink,
    );
  }
}
