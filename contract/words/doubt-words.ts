import type { TripDoubt } from '#contract/trip/trip-doubts.ts';
import { formatDay } from '#contract/words/days.ts';

/** A doubt in one sentence or two, the same on the page and in the mail to the office (B-228). */
export function doubtWords(doubt: TripDoubt): string {
  switch (doubt.kind) {
    case 'too-many':
      return `This tour takes up to ${doubt.most}. For more of you we plan a second vehicle, and the price changes with it.`;
    case 'too-few':
      return `This tour runs for ${doubt.least} or more.`;
    case 'alone':
      return 'One traveller alone: the single supplement is in the price.';
    case 'not-run':
      return `This tour does not run on ${formatDay(doubt.startDate)}. ${doubt.why === undefined ? '' : `${doubt.why.replace(/\.$/, '')}. `}The price shown is the lowest of the year.`;
    case 'another-length':
      return `These are ${doubt.days} days and the trip takes ${doubt.duration}: the price is for its own days.`;
    case 'too-young':
      return `This tour is for ages ${doubt.minAge} and over, and ${youngest(doubt.age)}.`;
    case 'too-young-for':
      return `${doubt.activity} is for ages ${doubt.minAge} and over, and ${youngest(doubt.age)}.`;
    case 'ages-unknown':
      return doubt.missing === 1
        ? 'Park fees follow age. Until we know how old your child is, an adult’s fee is counted.'
        : `Park fees follow age. Until we know how old ${doubt.missing} of your children are, an adult’s fee is counted for each.`;
    case 'old-fee':
      return `The fee of ${doubt.fee} was last checked on ${formatDay(doubt.checkedOn)}; it may be another by now.`;
  }
}

function youngest(age: number): string {
  return age < 2 ? 'an infant travels with you' : `the youngest of you is ${age}`;
}
