import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Picture } from '#contract/picture.ts';
import type { Plate } from '#server/catalogue/content-schema.ts';

/** The folders of `content/` whose records have a plate, and the rooms of the stays. */
export type PlateKind =
  | 'tours'
  | 'group-tours'
  | 'destinations'
  | 'places'
  | 'accommodations'
  | 'rooms'
  | 'activities'
  | 'blog'
  | 'inspirations';

const renderedPlate = z.object({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
  lqip: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
});

/** What `npm run illustrations` wrote, by kind and slug; empty where it has not run. */
const rendered = readManifest(fileURLToPath(new URL('plates.json', import.meta.url)));

function readManifest(file: string): Record<string, z.infer<typeof renderedPlate>> {
  if (!existsSync(file)) return {};
  return z.record(z.string(), renderedPlate).parse(JSON.parse(readFileSync(file, 'utf8')));
}

interface Plated {
  kind: PlateKind;
  slug: string;
  name: string;
  plate?: Plate;
}

/** A record's own illustration; undefined while it has not been drawn. */
export function plateOf({ kind, slug, name, plate }: Plated): Picture | undefined {
  const found = rendered[`${kind}/${slug}`];
  if (found === undefined) return undefined;
  const address = `/plates/${kind}/${slug}`;
  return {
    src: `${address}-960.webp`,
    avif: found.widths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    alt: plate?.alt ?? `Illustration: ${name}`,
    width: found.width,
    height: found.height,
    ...(plate !== undefined && { caption: plate.caption }),
    colour: found.colour,
    preview: found.lqip,
    focal: found.focal,
  };
}
