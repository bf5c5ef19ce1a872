// Prints a silhouette onto the canvas: its path is defined once per canvas and used as often as the animal appears.

import { type Species, silhouetteOf } from '#illustrations/plates/animals/species.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';

/** `whole` is what casts a shadow, and all of an animal too small to tell its near legs from its far ones. */
export type Part = 'whole' | 'near' | 'far';

const definedOn = new WeakMap<Canvas, Map<string, string>>();

export function stamp(
  canvas: Canvas,
  species: Species,
  part: Part,
  transform: string,
  attributes: Readonly<Record<string, string | number>>,
): void {
  const id = definitionOf(canvas, `${species} ${part}`, (own) => `<path id="${own}" d="${pathOf(species, part)}"/>`);
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  canvas.add(`<use href="#${id}" transform="${transform}"${written}/>`);
}

/** A `clip-path` value that keeps what lies on the near side of the body. */
export function clipTo(canvas: Canvas, species: Species): string {
  const clip = (own: string) => `<clipPath id="${own}"><path d="${silhouetteOf(species).near}"/></clipPath>`;
  return `url(#${definitionOf(canvas, `${species} clip`, clip)})`;
}

function definitionOf(canvas: Canvas, name: string, write: (id: string) => string): string {
  const ids = definedOn.get(canvas) ?? new Map<string, string>();
  definedOn.set(canvas, ids);
  const known = ids.get(name);
  if (known !== undefined) return known;
  const id = canvas.newId();
  ids.set(name, id);
  canvas.define(write(id));
  return id;
}

function pathOf(species: Species, part: Part): string {
  const { near, far } = silhouetteOf(species);
  return part === 'whole' ? far + near : part === 'near' ? near : far;
}
