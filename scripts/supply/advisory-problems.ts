import type { AdvisoryFloor } from '#scripts/supply/advisory-floors.ts';
import { type Lockfile, packageName } from '#scripts/supply/lockfile.ts';

/** Packages installed below their floor, wherever in the tree, a line each. */
export function advisoryProblems(lockfile: Lockfile, floors: Readonly<Record<string, AdvisoryFloor>>): string[] {
  return Object.entries(lockfile).flatMap(([folder, { version = '0.0.0' }]) => {
    const floor = Object.hasOwn(floors, packageName(folder)) ? floors[packageName(folder)] : undefined;
    if (floor === undefined || !isBelow(version, floor.least)) return [];
    return [`${folder}: is ${version}; ${floor.least} or newer is needed: ${floor.because}`];
  });
}

/** By their three numbers; a pre-release comes before its release. */
function isBelow(version: string, least: string): boolean {
  const [mine, other] = [numbersOf(version), numbersOf(least)];
  const place = mine.findIndex((number, index) => number !== other[index]);
  if (place === -1) return version.includes('-') && !least.includes('-');
  return (mine[place] ?? 0) < (other[place] ?? 0);
}

function numbersOf(version: string): number[] {
  const [plain = ''] = version.split(/[-+]/);
  return plain.split('.').map(Number);
}
