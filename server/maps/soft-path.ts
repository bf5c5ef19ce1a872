import type { Position } from '#server/maps/significance.ts';

/**
 * Path data of soft forms in whole units: curves that have the given corners as their control points and pass half way
 * between them. After the first, a curve of SVG's `t` needs no more room than a straight line.
 */
export class SoftPath {
  d = '';
  #x = 0;
  #y = 0;

  /** A form that is soft all around; the last corner is the first again. */
  ring(closed: readonly Position[]): void {
    const corners = closed.slice(1);
    const [first, last] = [corners[0], corners.at(-1)];
    if (first === undefined || last === undefined || corners.length < 3) return;
    this.#move(between(last, first));
    this.#curves(corners, between(last, first));
    this.d += 'z';
  }

  /** One side of a mountain: straight along its crest, softly back along its foot. */
  side(crest: readonly Position[], foot: readonly Position[]): void {
    const [start, ...rest] = crest;
    if (start === undefined) return;
    this.#move(start);
    for (const [index, corner] of rest.entries()) this.#step(index === 0 ? 'l' : '', corner);
    this.#curves(foot, start);
    this.d += 'z';
  }

  /** From where the path is, around these corners, to the end. */
  #curves(corners: readonly Position[], end: Position): void {
    corners.forEach((corner, index) => {
      const next = corners[index + 1];
      const to = next === undefined ? end : between(corner, next);
      if (index === 0) this.d += `q${joined(Math.round(corner[0]) - this.#x, Math.round(corner[1]) - this.#y)}`;
      this.#step(index === 0 ? '' : index === 1 ? 't' : '', to);
    });
  }

  #move([x, y]: Position): void {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    this.d += `M${joined(this.#x, this.#y)}`;
  }

  #step(command: '' | 'l' | 't', [x, y]: Position): void {
    const [dx, dy] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    this.#x += dx;
    this.#y += dy;
    this.d += command === '' && dx >= 0 ? ` ${joined(dx, dy)}` : `${command}${joined(dx, dy)}`;
  }
}

const between = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Two numbers of path data: a minus parts them as well as a space. */
export function joined(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
