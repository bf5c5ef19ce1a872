import sharp from 'sharp';
import type { Target } from '#inspection/browsers/page-tools.ts';
import type { Visitor } from '#inspection/browsers/visitor.ts';

/**
 * How far the outermost corner of a round-cornered element is from the ground beside it, as painted: the widest
 * difference of a colour, 0 to 255. A corner that is cut off shows the ground.
 */
export async function cornersOf(visitor: Visitor, target: Target): Promise<number> {
  const place = await visitor.of(target, (element) => {
    const { left, top } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top) };
  });
  if (place === undefined) throw new Error('There is nothing with corners.');
  const { data, info } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const corner = colour(place.left + 1, place.top + 1);
  const ground = colour(place.left - 4, place.top + 1);
  return Math.max(...corner.map((value, index) => Math.abs(value - (ground[index] ?? 0))));
}
