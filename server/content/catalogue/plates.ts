import * as z from 'zod/mini';
import type { Picture } from '#contract/records/picture.ts';
import { fallbackOf, plateAt } from '#contract/records/plate-shapes.ts';
import manifest from '#server/content/catalogue/plates.json' with { type: 'json' };
import type { Plate } from '#server/content/catalogue/records/content-schema.ts';

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
  colour: z.string(),
  lqip: z.string(),
  /** Of a picture that is drawn in one shape only, as rooms are. */
  size: z.optional(z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) })),
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
    ...(found.size === undefined ? plateAt(address) : onlyShape(address, found.size)),
    alt: plate?.alt ?? `Illustration: ${name}`,
    ...(plate !== undefined && { caption: plate.caption }),
    colour: found.colour,
    preview: found.lqip,
  };
}

function onlyShape(address: string, { width, height, widths }: NonNullable<z.infer<typeof renderedPlate>['size']>) {
  const avif = widths.map((each) => `${address}-${each}.avif ${each}w`).join(', ');
  return { src: fallbackOf(address), avif, width, height };
}
