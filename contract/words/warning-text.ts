import type { TripWarning } from '#contract/trip/trip-warnings.ts';
import { formatDay } from '#contract/words/days.ts';

/** A warning in one sentence or two, the same on the page and in the mail to the office (B-228). */
export function warningText(warning: TripWarning): string {
  switch (warning.kind) {
    case 'too-many':
      return `This tour takes up to ${warning.most}. For more of you we plan a second vehicle, and the price changes with it.`;
    case 'too-few':
      return `This tour runs for ${warning.least} or more.`;
    case 'alone':
      return 'One traveller alone: the single supplement is in the price.';
    case 'not-run':
      return `This tour does not run on ${formatDay(warning.startDate)}. ${warning.why === undefined ? '' : `${warning.why.replace(/\.$/, '')}. `}The price shown is the lowest of the year.`;
    case 'another-length':
      return `These are ${warning.days} days and the trip takes ${warning.duration}: the price is for its own days.`;
    case 'too-young':
      return `This tour is for ages ${warning.minAge} and over, and ${youngest(warning.age)}.`;
    case 'too-young-for':
      return `${warning.activity} is for ages ${warning.minAge} and over, and ${youngest(warning.age)}.`;
    case 'ages-unknown':
      return warning.missing === 1
        ? 'Park fees follow age. Until we know how old your child is, an adult’s fee is counted.'
        : `Park fees follow age. Until we know how old ${warning.missing} of your children are, an adult’s fee is counted for each.`;
    case 'old-fee':
      return `The fee of ${warning.fee} was last checked on ${formatDay(warning.checkedOn)}; it may be another by now.`;
  }
}

function youngest(age: number): string {
  return age < 2 ? 'an infant travels with you' : `the youngest of you is ${age}`;
}
