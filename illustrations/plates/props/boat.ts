// A motor boat under an awning, with a boatman and two guests.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { lookingOut, type Pose, sitting, steering } from '#illustrations/plates/props/people/poses.ts';
import { coast, hikers, walkingGuests } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 240;
/** The boatman at the motor and his two guests; the hull in front of them hides their feet. */
const aboard: readonly { at: number; pose: Pose; dress: Dress }[] = [
  { at: -70, pose: steering, dress: { ...coast.shirt, head: { wear: 'hat', colour: '#e3d2a6' } } },
  { at: -2, pose: sitting, dress: { ...walkingGuests[1], dayBag: undefined } },
  { at: 42, pose: lookingOut, dress: { ...hikers[1], pack: undefined } },
];
const person = 0.52;

/** `x`, `y` is the middle of its waterline. */
export function paintBoat(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const hull = tone(light, '#f3ead6', 0.4);
  const shade = mixColours(hull, light.ink, 0.5);
  const ink = mixColours(light.ink, '#20140d', 0.4);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.path('M-112 4Q0 22 116 4Q60 30 0 30Q-64 30 -112 4Z', ink, { opacity: 0.22 });
    canvas.path('M-84 -92h3v66h-3ZM52 -92h3v66h-3Z', ink);
    canvas.path('M-96 -94Q-16 -108 68 -94L66 -86H-94Z', tone(light, '#c2502a', 0.4));
    canvas.path('M-96 -94Q-16 -108 68 -94L67 -92Q-16 -104 -96 -91Z', tone(light, '#f6d9a8', 0.3));
    for (const { at, pose, dress } of aboard) {
      canvas.group({ transform: `translate(${at} -2) scale(${person})` }, () =>
        paintPerson(canvas, 0, 0, pose, dress, light),
      );
    }
    canvas.path('M-112 -26H70Q98 -27 124 -36Q112 -4 88 6H-96Q-108 -4 -112 -26Z', hull);
    canvas.path('M-109 -14H106Q98 0 88 6H-96Q-105 -2 -109 -14Z', shade, { opacity: 0.55 });
    canvas.path('M-112 -26H70Q98 -27 124 -36L122 -31Q98 -22 70 -21H-111Z', tone(light, '#1f7480', 0.4));
    canvas.path('M-126 -34H-112V4H-120L-122 -18H-126Z', ink);
    canvas.path('M-140 6Q-80 -2 0 6T120 5Q70 14 0 13Q-80 14 -140 6Z', '#ffffff', { opacity: 0.7 });
  });
}
