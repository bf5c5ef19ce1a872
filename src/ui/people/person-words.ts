import type { Person } from '#contract/people.ts';

/** `Planner since 2014 · English, Kiswahili`. A role this build does not know is its own word. */
export function personLine({ role, since, languages }: Person): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)} since ${since} · ${languages.join(', ')}`;
}
