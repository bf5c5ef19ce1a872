// A market that cooks at nightfall: tables with grills and lamps along the water, who cooks there and who buys.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, reaching, turnedAway, walking } from '#illustrations/plates/props/people/poses.ts';
import { coast, cook } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 420;
/** How high its people stand, as a share of its width. */
export const marketerHeight = 100 / reference;

const cooks: readonly (readonly [x: number, pose: Pose, dress: Dress])[] = [
  [-128, reaching, { ...cook, head: coast.kanzu.head }],
  [56, reaching, { ...coast.shirt, jacket: '#f3ead8' }],
];
const buyers: readonly (readonly [x: number, pose: Pose, dress: Dress, size: number])[] = [
  [-28, turnedAway, coast.buibui, 1],
  [-2, turnedAway, coast.schoolgirl, 0.7],
  [158, turnedAway, coast.kanzu, 1.03],
  [-188, walking, coast.kanga, 1],
];

export function paintNightMarket(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  paintGlow(canvas, x, y - width * 0.16, width * 0.66, '#ffb45e', 0.55);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    for (const [at, pose, dress] of cooks) paintPerson(canvas, at, -10, pose, dress, light, 'front');
    for (const at of [-92, 92]) paintStall(canvas, light, at);
    for (const [at, pose, dress, size] of buyers) {
      canvas.group({ transform: `translate(${at} 2) scale(${size})` }, () =>
        paintPerson(canvas, 0, 0, pose, dress, light, 'front'),
      );
    }
  });
}

/** A table under its cloth, a grill of glowing charcoal with skewers on it, its smoke, a lamp on a pole. */
function paintStall(canvas: Canvas, light: Light, x: number): void {
  const cloth = mixColours(tone(light, x < 0 ? '#c2452f' : '#2f6f8f', 0.3), light.ink, 0.24);
  const iron = mixColours(light.ink, '#2a1a12', 0.4);
  canvas.group({ transform: `translate(${x} -4)` }, () => {
    canvas.path(polygon(pointsOf('-56,-40 56,-40 60,0 -60,0')), cloth);
    canvas.path(polygon(pointsOf('-58,-44 58,-44 58,-38 -58,-38')), mixColours(cloth, '#ffd98f', 0.4));
    canvas.path(polygon(pointsOf('-40,-52 24,-52 20,-44 -36,-44')), iron);
    canvas.path(polygon(pointsOf('-38,-54 22,-54 23,-50 -39,-50')), '#ff8a3c');
    for (let skewer = -32; skewer <= 16; skewer += 8) {
      canvas.path(circle(skewer, -56, 3) + circle(skewer + 1, -60, 2.6), mixColours('#8c4a24', iron, 0.2));
    }
    canvas.path(circle(38, -48, 5) + circle(47, -48, 5) + circle(42, -55, 5), '#e9b23f');
    canvas.path(polygon(pointsOf('53,-44 55,-44 55,-112 53,-112')), iron);
    paintGlow(canvas, 54, -114, 34, '#ffd98f', 0.8);
    canvas.path(circle(54, -114, 4.6), '#fff3cf');
    const smoke = limb(limbOf('-8,-58,6 -14,-84,16 -2,-112,22 -16,-146,30 -8,-176,12'));
    canvas.path(smoke, mixColours(light.haze, '#ffffff', 0.3), { opacity: 0.16 });
  });
}
