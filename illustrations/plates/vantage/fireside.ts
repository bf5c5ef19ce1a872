// The circle at a campfire: those who sit around it, each with the fire on the face, and the camp or the plain beyond.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { limb, openSpline } from '#illustrations/plates/paths.ts';
import { paintCampfire } from '#illustrations/plates/props/campfire.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import {
  inTheAir,
  leaping,
  type Pose,
  reaching,
  seatedToast,
  sitting,
  standing,
  toasting,
} from '#illustrations/plates/props/people/poses.ts';
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

const darkerShuka = { ...maasai.warrior.over, cloth: '#8c1f1a' };

const guest = ([one, two] = hikers): readonly [Dress, Dress] => [
  { ...one, pack: undefined },
  { ...two, pack: undefined, head: { wear: 'bare', colour: '#b9ae9c' } },
];

/**
 * From the back to the front. Late in the evening the naturalist tells stories; earlier somebody brings tea; below
 * lanterns one drinks to something, and Maasai leap.
 */
const circles: Readonly<Record<'late' | 'early' | 'feast', readonly Guest[]>> = {
  feast: [
    { aside: -96, down: -0.05, pose: toasting, dress: { ...hikers[2], pack: undefined } },
    { aside: 118, down: -0.05, pose: inTheAir, dress: maasai.warrior },
    { aside: 196, down: -0.035, pose: leaping, dress: { ...maasai.warrior, over: darkerShuka } },
    { aside: -196, down: -0.02, pose: toasting, dress: guest()[0] },
    { aside: -290, down: 0.05, pose: seatedToast, dress: guest()[1] },
    { aside: 300, down: 0.05, pose: seatedToast, dress: { ...hikers[0], pack: undefined, jacket: '#d9a036' } },
  ],
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
  const { canvas, light, spec } = stage;
  const { unit } = canvas;
  const fire = { x: stage.x(canvas.isPortrait ? 0.52 : 0.46), y: stage.y(0.88) };
  const isFeast = spec.props.includes('lanterns');
  const circle = circles[isFeast ? 'feast' : light.moon ? 'late' : 'early'];
  const [behind, before] = [circle.filter(({ down }) => down <= 0), circle.filter(({ down }) => down > 0)];
  const spread = canvas.isPortrait ? 0.86 : 1.1;
  const seat = (person: Guest) => paintGuest(stage, person, fire.x + stage.ahead * person.aside * spread * unit, fire);
  if (isFeast) paintLanterns(stage, fire.x);
  paintGlow(canvas, fire.x, fire.y - 40 * unit, 620 * unit, '#ff9a48', 0.5);
  for (const person of behind) seat(person);
  paintCampfire(canvas, fire.x, fire.y, 150 * unit, settingOf(stage));
  for (const person of before) seat(person);
}

/** How far apart their poles stand and how high, in canvas units, and how many hang on the rope. */
const rope = { reach: 430, high: 420, sag: 90, count: 9 };

/** Lanterns on a rope between two poles, behind everybody. */
function paintLanterns({ canvas, light, y }: Stage, middle: number): void {
  const { unit } = canvas;
  const { reach, high, sag, count } = rope;
  const foot = y(0.8);
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const on = (share: number): Point => [
    middle + (share * 2 - 1) * reach * unit,
    foot - (high - sag * 4 * share * (1 - share)) * unit,
  ];
  const posts = [0, 1].map((end) => {
    const [x, top] = on(end);
    return limb([
      [x, foot, 9 * unit],
      [x, top - 12 * unit, 6 * unit],
    ]);
  });
  canvas.path(posts.join(''), ink);
  canvas.path(openSpline([0, 0.25, 0.5, 0.75, 1].map(on)), 'none', { stroke: ink, 'stroke-width': 2 * unit });
  for (let lantern = 0; lantern < count; lantern += 1) {
    const [x, hung] = on((lantern + 0.5) / count);
    paintGlow(canvas, x, hung + 18 * unit, 56 * unit, '#ffc36e', 0.6);
    canvas.ellipse(x, hung + 18 * unit, 11 * unit, 14 * unit, lantern % 2 === 0 ? '#ffdf9a' : '#ff9f6b');
    canvas.rectangle(x - 5 * unit, hung + 2 * unit, 10 * unit, 4 * unit, ink);
  }
}

/** Who sits has a chair. */
const seats: readonly Pose[] = [sitting, seatedToast];

function paintGuest(stage: Stage, { down, pose, dress }: Guest, x: number, fire: { x: number; y: number }): void {
  const { canvas, light } = stage;
  const size = (2.3 + 6 * down) * canvas.unit;
  const facing = x < fire.x ? 1 : -1;
  const y = fire.y + down * canvas.height;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  canvas.group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(facing * size).toFixed(3)} ${size.toFixed(3)})` },
    () => {
      if (seats.includes(pose)) {
        canvas.group({ transform: 'translate(-10 0) scale(2.1)' }, () =>
          paintCampChair(canvas, 0, 0, 1, ink, mixColours('#b98a55', light.ink, 0.5)),
        );
      }
      paintPerson(canvas, 0, 0, pose, dress, light, 'front');
      const [handX = 0, handY = 0] = pose.nearArm[pose.nearArm.length - 1] ?? [];
      if (pose === toasting || pose === seatedToast) {
        canvas.path(
          draw`M${handX - 2.6} ${handY - 17}h6.4l-1.6 8h-1v6h-1.200v-6h-1Z`,
          mixColours('#f6d78e', light.ink, 0.1),
        );
      } else if (pose === sitting || pose === reaching) {
        canvas.path(draw`M${handX - 1} ${handY - 7}h7v8h-7Z`, mixColours('#e9dcc0', light.ink, 0.2));
      }
    },
  );
}
