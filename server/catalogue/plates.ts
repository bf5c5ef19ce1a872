import * as z from 'zod/mini';
import type { Picture } from '#contract/picture.ts';
import type { Plate } from '#server/catalogue/content/content-schema.ts';
import manifest from '#server/catalogue/plates.json' with { type: 'json' };

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

/** What is in `public/plates`, by kind and slug. */
const rendered = z.record(z.string(), renderedPlate).parse(manifest);

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
    src: `${address}-640.webp`,
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
