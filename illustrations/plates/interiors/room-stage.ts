// The room while it is being painted: what every wall, window and chair needs to know.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import type { RoomSpec } from '#illustrations/plates/interiors/room-spec.ts';
import { type RoomTones, roomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { type Light, lights } from '#illustrations/plates/light.ts';
import { numberText } from '#illustrations/plates/paths.ts';

export interface Room {
  readonly canvas: Canvas;
  readonly spec: RoomSpec;
  readonly light: Light;
  readonly tones: RoomTones;
  /** The dice of the room's fittings; its wall and its furniture throw their own. */
  readonly chance: Chance;
  readonly mirrored: boolean;
  /** Where the far wall meets the floor, on the canvas. */
  readonly floorY: number;
  /** A share of the width, from the side the bed does not stand on. */
  x(share: number): number;
  y(share: number): number;
}

/** Where a piece of furniture stands: the middle of its front edge, and how many canvas units a centimetre is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored: boolean;
}

const floorShare = 0.765;
/** Canvas units to a centimetre at the far wall, and how much more at the viewer's feet. */
const farScale = 1.62;
const nearing = 0.86;
/** A narrow picture shows the room from farther off. */
const portraitScale = 0.78;

export function createRoom(canvas: Canvas, spec: RoomSpec): Room {
  const chance = chanceOf(canvas, 'room');
  const light = lights[spec.time];
  const mirrored = chance.happens(0.5);
  return {
    canvas,
    spec,
    light,
    tones: roomTones(light, spec.style, chance),
    chance,
    mirrored,
    floorY: Math.round(canvas.y(floorShare)),
    x: (share) => canvas.x(mirrored ? 1 - share : share),
    y: (share) => canvas.y(share),
  };
}

/** A place on the floor: a share of the width, and of the way from the far wall to the viewer. */
export function spotAt({ canvas, x, floorY, mirrored }: Room, share: number, depth: number): Spot {
  return {
    x: x(share),
    y: floorY + depth * (canvas.height - floorY),
    scale: canvas.unit * (farScale + nearing * depth) * (canvas.isPortrait ? portraitScale : 1),
    mirrored,
  };
}

/** Runs `paint` in centimetres, from the middle of the piece's front edge: x to the right, y down. */
export function paintAt(canvas: Canvas, { x, y, scale, mirrored }: Spot, paint: () => void): void {
  const size = scale.toFixed(4);
  const move = `translate(${numberText(x)} ${numberText(y)})`;
  canvas.group({ transform: `${move} scale(${mirrored ? '-' : ''}${size} ${size})` }, paint);
}
