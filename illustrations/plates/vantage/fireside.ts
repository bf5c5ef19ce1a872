// The circle at a campfire: those who sit around it, each with the fire on the face, and the camp or the plain beyond.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { paintCampfire } from '#illustrations/plates/props/campfire.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, reaching, sitting, standing } from '#illustrations/plates/props/people/poses.ts';
import { cook, hikers, maasai, ranger } from '#illustrations/plates/props/people/wardrobe.ts';
import { paintCampChair } from '#illustrations/plates/props/veranda.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

interface Guest {
  /** Where they are from the fire, in canvas units; those on its right look left. */
  readonly aside: number;
  /** How far before or behind it, as a share of the height. */
  readonly down: number;
  readonly pose: Pose;
  readonly dress: Dress;
}

const guest = ([one, two] = hikers): readonly [Dress, Dress] => [
  { ...one, pack: undefined },
  { ...two, pack: undefined, head: { wear: 'bare', colour: '#b9ae9c' } },
];

/** From the back to the front. Late in the evening the naturalist tells stories; earlier somebody brings tea. */
const circles: Readonly<Record<'late' | 'early', readonly Guest[]>> = {
  late: [
    { aside: -120, down: -0.035, pose: sitting, dress: ranger },
    { aside: 185, down: -0.01, pose: sitting, dress: { ...maasai.warrior, head: { wear: 'bare', colour: '#1c1412' } } },
    { aside: -255, down: 0.045, pose: sitting, dress: guest()[1] },
    { aside: 320, down: 0.06, pose: sitting, dress: guest()[0] },
  ],
  early: [
    { aside: 285, down: -0.03, pose: reaching, dress: cook },
    { aside: 160, down: 0, pose: sitting, dress: guest()[0] },
    { aside: -150, down: -0.02, pose: standing, dress: maasai.warrior },
    { aside: -260, down: 0.05, pose: sitting, dress: guest()[1] },
  ],
};

export function paintFireside(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const fire = { x: stage.x(canvas.isPortrait ? 0.52 : 0.46), y: stage.y(0.88) };
  const circle = light.moon ? circles.late : circles.early;
  const [behind, before] = [circle.filter(({ down }) => down <= 0), circle.filter(({ down }) => down > 0)];
  const spread = canvas.isPortrait ? 0.86 : 1.1;
  const seat = (person: Guest) => paintGuest(stage, person, fire.x + stage.ahead * person.aside * spread * unit, fire);
  paintGlow(canvas, fire.x, fire.y - 40 * unit, 620 * unit, '#ff9a48', 0.5);
  for (const person of behind) seat(person);
  paintCampfire(canvas, fire.x, fire.y, 150 * unit, settingOf(stage));
  for (const person of before) seat(person);
}

function paintGuest(stage: Stage, { down, pose, dress }: Guest, x: number, fire: { x: number; y: number }): void {
  const { canvas, light } = stage;
  const size = (2.3 + 6 * down) * canvas.unit;
  const facing = x < fire.x ? 1 : -1;
  const y = fire.y + down * canvas.height;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  canvas.group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(facing * size).toFixed(3)} ${size.toFixed(3)})` },
    () => {
      if (pose === sitting) {
        canvas.group({ transform: 'translate(-10 0) scale(2.1)' }, () =>
          paintCampChair(canvas, 0, 0, 1, ink, mixColours('#b98a55', light.ink, 0.5)),
        );
      }
      paintPerson(canvas, 0, 0, pose, dress, light, 'front');
      const [handX = 0, handY = 0] = pose.nearArm[pose.nearArm.length - 1] ?? [];
      if (pose !== standing)
        canvas.path(draw`M${handX - 1} ${handY - 7}h7v8h-7Z`, mixColours('#e9dcc0', light.ink, 0.2));
    },
  );
}
