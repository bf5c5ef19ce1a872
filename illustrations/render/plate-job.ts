// Everything there is to render: the shapes of each record's plate, a picture for each room, the plates of pages.

import { type ComposedPlate, composePlate } from '#illustrations/plates/compose.ts';
import { drawRoom } from '#illustrations/plates/interiors/room.ts';
import type { RoomSpec } from '#illustrations/plates/interiors/room-spec.ts';
import type { LightName } from '#illustrations/plates/light.ts';
import type { Layout, PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { subjectAlone } from '#illustrations/plates/subject-alone.ts';
import { pagePlates } from '#illustrations/render/page-plates.ts';
import { bedsIn } from '#illustrations/render/room-beds.ts';
import type { Scenes } from '#illustrations/render/scenes.ts';
import { type PlateShape, plateShapes, recordShapes } from '../../contract/records/plate-shapes.ts';
import type { PlateKind } from '../../server/content/catalogue/plates.ts';
import type { AccommodationFile } from '../../server/content/catalogue/records/content-schema.ts';
import type { Content } from '../../server/content/catalogue/records/read-content.ts';

export interface PlateJob {
  /** `kind/slug`: the seed, and the name the product knows the plate by. */
  readonly plate: string;
  /** The plate's name and its shape: the name in the ledger and the path below `public/plates`. */
  readonly key: string;
  /** Undefined for a room, which is drawn in one shape. */
  readonly shape: PlateShape | undefined;
  readonly width: number;
  readonly height: number;
  /** The widths it is encoded in; the last is its own. */
  readonly widths: readonly number[];
  /** Whether preview, colour and the rendition for older browsers are made of this shape. */
  readonly isMain: boolean;
  /** What the shape leaves room for; undefined for a room. */
  readonly layout: Layout | undefined;
  /** What is drawn, apart from how. */
  readonly spec: PlateSpec | RoomSpec;
  /** A room is all of its picture. */
  draw(): ComposedPlate;
}

const layouts: Readonly<Record<PlateShape, Layout>> = {
  card: 'plate',
  list: 'plate',
  wide: 'panel',
  panorama: 'panel',
  thumb: 'thumb',
  'hero-upright': 'words',
  'hero-tablet': 'words',
  'hero-laptop': 'words',
  'hero-cinema': 'words',
};

const roomSize = { width: 960, height: 600, widths: [480, 960] };

type Room = AccommodationFile['rooms'][number];

const kinds: readonly PlateKind[] = [
  'tours',
  'group-tours',
  'destinations',
  'places',
  'accommodations',
  'activities',
  'blog',
  'inspirations',
];

/**
 * The jobs in a fixed order: by kind, then by slug, then by shape. A record without a scene has no picture, and a scene keeps its
 * picture when its record goes.
 */
export function plateJobs(content: Content, scenes: Scenes): PlateJob[] {
  return [
    ...kinds.flatMap((kind) =>
      [...scenes]
        .filter(([plate]) => plate.startsWith(`${kind}/`))
        .flatMap(([plate, scene]) => jobsOf(plate, scene, recordShapes)),
    ),
    ...Object.entries(pagePlates).flatMap(([name, { spec, shapes }]) => jobsOf(`pages/${name}`, spec, shapes)),
    ...content.accommodations.flatMap((stay) => {
      const scene = scenes.get(`accommodations/${stay.slug}`);
      return scene === undefined ? [] : stay.rooms.map((room, index) => roomJob(stay, scene, room, index));
    }),
  ];
}

function jobsOf(plate: string, scene: PlateSpec, shapes: readonly PlateShape[]): PlateJob[] {
  const main: PlateShape = shapes.includes('list') ? 'list' : 'hero-laptop';
  return shapes.map((shape) => {
    const { width, height, widths } = plateShapes[shape];
    const spec = shape === 'thumb' ? subjectAlone(scene, plate) : scene;
    const layout = layouts[shape];
    const draw = () => composePlate(spec, { width, height, seed: plate, layout });
    return {
      plate,
      key: `${plate}-${shape}`,
      shape,
      width,
      height,
      widths,
      isMain: shape === main,
      layout,
      spec,
      draw,
    };
  });
}

/** A room looks out on the scene of its house. */
function roomJob(stay: AccommodationFile, scene: PlateSpec, room: Room, index: number): PlateJob {
  const plate = `rooms/${stay.slug}-${room.id}`;
  const spec: RoomSpec = {
    style: styleOf(stay, room),
    beds: bedsIn(room.beds),
    time: hourOf(scene.time, index),
    landmark: scene.landmark,
    biome: scene.biome,
  };
  const subject = { left: 0, top: 0, right: 1, bottom: 1 };
  const draw = () => ({ svg: drawRoom(spec, { ...roomSize, seed: plate }), subject });
  return { plate, key: plate, shape: undefined, ...roomSize, isMain: true, layout: undefined, spec, draw };
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
  firstlight: ['golden', 'morning'],
  dawn: ['golden', 'morning'],
  morning: ['golden', 'dusk'],
  noon: ['dusk', 'dawn'],
  golden: ['dawn', 'dusk'],
  dusk: ['morning', 'golden'],
  night: ['dusk', 'dawn'],
  storm: ['golden', 'morning'],
  mist: ['morning', 'golden'],
};
