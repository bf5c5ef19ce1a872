// Everything there is to render: a plate for each record and a picture for each room.

import { composePlate } from '#illustrations/plates/compose.ts';
import { drawRoom } from '#illustrations/plates/interiors/room.ts';
import type { RoomSpec } from '#illustrations/plates/interiors/room-spec.ts';
import type { LightName } from '#illustrations/plates/light.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { pagePlates } from '#illustrations/render/page-plates.ts';
import { bedsIn } from '#illustrations/render/room-beds.ts';
import { type Scenes, sceneOf } from '#illustrations/render/scenes.ts';
import type { AccommodationFile } from '../../server/catalogue/content/content-schema.ts';
import type { Content } from '../../server/catalogue/content/read-content.ts';
import type { PlateKind } from '../../server/catalogue/plates.ts';

export interface DrawnPicture {
  readonly svg: string;
  /** What must stay in view, as shares of width and height. */
  readonly focal: { readonly x: number; readonly y: number };
}

export interface PlateJob {
  /** `kind/slug`: the seed, the name in the manifest and the path below `public/plates`. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** The widths it is encoded in; the last is its own. */
  readonly widths: readonly number[];
  draw(): DrawnPicture;
}

/** 768 fills a phone of 360 to 384 points at two pixels each, 1080 a card on one of 390 at three. */
const plateWidths = [480, 768, 1080, 1600];
const roomWidths = [480, 960];
/** Every picture has the proportions of a plate. */
const heightPerWidth = 0.625;

type Room = AccommodationFile['rooms'][number];

/** The jobs in a fixed order: by kind, then by slug. */
export function plateJobs(content: Content, scenes: Scenes): PlateJob[] {
  const records: [PlateKind, readonly { slug: string }[]][] = [
    ['tours', content.tours],
    ['group-tours', content.groupTours],
    ['destinations', content.destinations],
    ['places', content.places],
    ['accommodations', content.accommodations],
    ['activities', content.activities],
    ['blog', content.posts],
    ['inspirations', content.inspirations],
  ];
  return [
    ...records.flatMap(([kind, all]) =>
      all.map(({ slug }) => plateJob(`${kind}/${slug}`, sceneOf(scenes, `${kind}/${slug}`))),
    ),
    ...pageJobs(),
    ...content.accommodations.flatMap((stay) => {
      const scene = sceneOf(scenes, `accommodations/${stay.slug}`);
      return stay.rooms.map((room, index) => roomJob(stay, scene, room, index));
    }),
  ];
}

function pageJobs(): PlateJob[] {
  return Object.entries(pagePlates).flatMap(([name, { spec, formats }]) =>
    formats.map(({ shape, height, widths }) => {
      const key = `pages/${name}-${shape}`;
      const size = { width: Math.max(...widths), height, widths };
      return { key, ...size, draw: () => composePlate(spec, { ...size, seed: key }) };
    }),
  );
}

function plateJob(key: string, spec: PlateSpec): PlateJob {
  const size = sizeOf(plateWidths);
  return { key, ...size, draw: () => composePlate(spec, { ...size, seed: key }) };
}

/** A room looks out on the scene of its house. */
function roomJob(stay: AccommodationFile, scene: PlateSpec, room: Room, index: number): PlateJob {
  const key = `rooms/${stay.slug}-${room.id}`;
  const size = sizeOf(roomWidths);
  const spec: RoomSpec = {
    style: styleOf(stay, room),
    beds: bedsIn(room.beds),
    time: hourOf(scene.time, index),
    landmark: scene.landmark,
    biome: scene.biome,
  };
  return { key, ...size, draw: () => ({ svg: drawRoom(spec, { ...size, seed: key }), focal: { x: 0.5, y: 0.6 } }) };
}

function sizeOf(widths: readonly number[]) {
  const width = Math.max(...widths);
  return { width, height: Math.round(width * heightPerWidth), widths };
}

/** A camp has houses too: its stone cottage is no tent. */
function styleOf({ type }: AccommodationFile, { roomType }: Room): RoomSpec['style'] {
  if (type === 'camp') return /cottage|banda/.test(roomType) ? 'lodge' : 'tent';
  return type === 'villa' || type === 'guesthouse' ? type : 'lodge';
}

/** The first room is seen at the hour of its house, the others at other hours, so that no two look alike. */
function hourOf(time: LightName, index: number): LightName {
  const hours: readonly LightName[] = [time, ...otherHours[time]];
  return hours[index % hours.length] ?? time;
}

const otherHours: Readonly<Record<LightName, readonly LightName[]>> = {
  dawn: ['golden', 'morning'],
  morning: ['golden', 'dusk'],
  noon: ['dusk', 'dawn'],
  golden: ['dawn', 'dusk'],
  dusk: ['morning', 'golden'],
  night: ['dusk', 'dawn'],
  storm: ['golden', 'morning'],
  mist: ['morning', 'golden'],
};
