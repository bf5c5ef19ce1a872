// Arrival: an open passport with its stamps on the counter, and behind it the hall with the morning in its windows and
// the aircraft one came with.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintAirliner } from '#illustrations/plates/props/airliner.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { standing, walking } from '#illustrations/plates/props/people/poses.ts';
import { hikers } from '#illustrations/plates/props/people/wardrobe.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintDistantAcacia } from '#illustrations/plates/trees/distant-acacia.ts';

const sill = 0.56;
const counter = 0.74;

/** Everything in front of the sky. */
export function paintArrivals(stage: Stage): void {
  paintApron(stage);
  paintHall(stage);
  paintQueue(stage);
  paintCounter(stage);
}

function paintApron(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit, width } = canvas;
  const hills = ridgeLine(canvas, { y: canvas.y(0.46), amplitude: 34, scale: 420, octaves: 4, name: 'hills' });
  canvas.path(
    polygon([...hills, [width + 10, canvas.y(0.62)], [-10, canvas.y(0.62)]]),
    mixColours(light.far, light.haze, 0.25),
  );
  canvas.rectangle(-5, canvas.y(0.48), width + 10, canvas.y(0.12), mixColours(ground.far, light.haze, 0.2));
  for (const [index, x] of [0.12, 0.3, 0.78, 0.93].entries()) {
    const ink = mixColours(ground.bush, light.ink, 0.5);
    paintDistantAcacia(canvas, canvas.x(x), canvas.y(0.5), 64 * unit, { ink, name: `apron-${index}` });
  }
  const size = (1.5 * unit).toFixed(3);
  const place = `translate(${stage.x(0.56).toFixed(1)} ${canvas.y(0.525).toFixed(1)}) scale(${size})`;
  canvas.group({ transform: place }, () => paintAirliner(canvas, light));
}

/** Posts, a roof of timber, a floor that mirrors the windows. */
function paintHall({ canvas, light }: Stage): void {
  const { width, height, unit } = canvas;
  const frame = mixColours(tone(light, '#4b3a2c', 0.5), light.ink, 0.45);
  const roof = height * 0.13;
  canvas.path(
    polygon(pointsOf(`-5,-5 ${width + 5},-5 ${width + 5},${roof * 0.8} ${width / 2},${roof} -5,${roof * 0.8}`)),
    frame,
  );
  canvas.path(
    polygon(
      pointsOf(`-5,${roof * 0.8} ${width / 2},${roof} ${width + 5},${roof * 0.8} ${width + 5},${roof * 0.92}
      ${width / 2},${roof * 1.12} -5,${roof * 0.92}`),
    ),
    mixColours(frame, light.rim, 0.3),
  );
  const panes = Math.max(3, Math.round(width / (330 * unit)));
  let bars = '';
  for (let pane = 0; pane <= panes; pane += 1) {
    const x = (pane * width) / panes;
    bars += draw`M${x - 7 * unit} 0h${14 * unit}V${height * sill}h${-14 * unit}Z`;
  }
  bars += draw`M0 ${height * 0.3}h${width}v${6 * unit}h${-width}Z`;
  canvas.path(bars, frame);
  const floor = tone(light, '#cbb08a', 0.4);
  canvas.rectangle(
    -5,
    height * sill,
    width + 10,
    height * (1 - sill) + 10,
    canvas.fade(mixColours(floor, light.haze, 0.3), mixColours(floor, light.ink, 0.5)),
  );
  canvas.rectangle(-5, height * sill - 10 * unit, width + 10, 12 * unit, frame);
  for (let pane = 0; pane < panes; pane += 1) {
    const x = (pane * width) / panes;
    const step = width / panes;
    canvas.path(
      polygon([
        [x + step * 0.08, height * sill + 6 * unit],
        [x + step * 0.92, height * sill + 6 * unit],
        [x + step * 0.84 + (x - width / 2) * 0.16, height * counter],
        [x + step * 0.04 + (x - width / 2) * 0.16, height * counter],
      ]),
      light.haze,
      { opacity: 0.28 },
    );
  }
}

/** People with bags on their way in; nobody in particular. */
function paintQueue({ canvas, light, x, layout }: Stage): void {
  const foot = canvas.height * 0.69;
  const size = 2.15 * canvas.unit;
  const places = layout === 'panel' ? [0.18, 0.34, 0.9] : canvas.isPortrait ? [0.2, 0.78] : [0.14, 0.27, 0.86];
  for (const [index, place] of places.entries()) {
    const dress = hikers[index % hikers.length];
    if (dress === undefined) continue;
    canvas.group(
      { transform: `translate(${x(place).toFixed(1)} ${foot.toFixed(1)}) scale(${size.toFixed(3)})` },
      () => {
        paintPerson(canvas, 0, 0, index === 1 ? walking : standing, dress, light);
        canvas.path(
          spline(outlineOf('22,-2! 22,-34! 44,-34! 44,-2!')),
          mixColours(tone(light, index === 0 ? '#33566b' : '#7a4a2c', 0.5), light.ink, 0.2),
        );
        canvas.path(limb(limbOf('28,-34,2 26,-50,2 14,-52,2')), light.ink);
      },
    );
  }
}

/** The counter, and on it the passport with two stamps and the pen. */
function paintCounter(stage: Stage): void {
  const { canvas, light } = stage;
  const { width, height, unit } = canvas;
  const wood = mixColours(tone(light, '#7a4f30', 0.5), light.ink, 0.2);
  canvas.rectangle(
    -5,
    height * counter,
    width + 10,
    height * 0.3,
    canvas.linearGradient([
      [0, mixColours(wood, light.rim, 0.3)],
      [0.1, wood],
      [1, mixColours(wood, light.ink, 0.5)],
    ]),
  );
  const u = unit * (canvas.isPortrait ? 1.25 : 1.45);
  const x = stage.x(0.5);
  const y = height * 0.985;
  const at = (dx: number, dy: number) => [x + dx * u, y + dy * u] as const;
  const cover = polygon([at(-196, 0), at(-168, -150), at(0, -160), at(168, -150), at(196, 0), at(0, 6)]);
  canvas.path(cover, light.ink, { transform: `translate(${6 * u} ${8 * u})`, opacity: 0.35 });
  canvas.path(cover, '#1f3a4e');
  const page = tone(light, '#f7efdc', 0.3);
  const leaves: [readonly (readonly [number, number])[], Colour][] = [
    [[at(-184, -8), at(-158, -144), at(-3, -152), at(-3, -4)], page],
    [[at(184, -8), at(158, -144), at(3, -152), at(3, -4)], mixColours(page, '#ffffff', 0.4)],
  ];
  for (const [leaf, colour] of leaves) canvas.path(polygon(leaf), colour);
  let lines = '';
  for (let line = 0; line < 5; line += 1)
    lines += draw`M${x - 150 * u + line * 3 * u} ${y - 34 * u - line * 20 * u}h${118 * u}v${2.4 * u}h${-118 * u}Z`;
  canvas.path(lines, '#8f8169', { opacity: 0.5 });
  paintStamp(stage, at(64, -94), 44 * u, '#a8431c');
  paintStamp(stage, at(112, -48), 34 * u, '#2f5b86');
  canvas.path(
    limb([
      [...at(226, -12), 9 * u],
      [...at(286, -86), 9 * u],
      [...at(296, -98), 4 * u],
    ]),
    mixColours('#1f4a38', light.ink, 0.3),
  );
}

/** A round stamp with the mark of an acacia; it is nobody's real one. */
function paintStamp({ canvas }: Stage, [x, y]: readonly [number, number], radius: number, colour: Colour): void {
  const style = { stroke: colour, 'stroke-width': radius * 0.09, opacity: 0.85 };
  canvas.ellipse(x, y, radius, radius * 0.82, 'none', style);
  canvas.ellipse(x, y, radius * 0.78, radius * 0.62, 'none', { ...style, 'stroke-width': radius * 0.04 });
  const tree = [
    limb([
      [x, y + radius * 0.34, radius * 0.1],
      [x, y - radius * 0.04, radius * 0.07],
    ]),
    spline(
      outlineOf(`${x - radius * 0.5},${y - radius * 0.06} ${x - radius * 0.2},${y - radius * 0.26}
      ${x + radius * 0.2},${y - radius * 0.26} ${x + radius * 0.5},${y - radius * 0.06}`),
    ),
  ].join('');
  canvas.path(tree, colour, { opacity: 0.85 });
}
