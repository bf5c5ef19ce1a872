import type { Person } from '#contract/people.ts';
import type { Proof } from '#contract/proof.ts';
import type { Review } from '#contract/reviews.ts';
import { dayPicture } from '#src/design/samples.ts';

/* Nobody: filled in so that every component has all it can show. */

export const samplePlanner: Person = {
  slug: 'sample-planner',
  name: 'Amina Otieno',
  role: 'planner',
  languages: ['English', 'Kiswahili', 'German'],
  since: 2012,
  licence: { body: 'Body of planners', number: '0042' },
  strengths: ['Journeys with small children', 'An order of parks in which no day is only road'],
  isExample: false,
};

export const examplePlanner: Person = { ...samplePlanner, licence: undefined, isExample: true };

export const sampleGuides: readonly Person[] = [
  { ...samplePlanner, slug: 'sample-guide', name: 'Joseph', role: 'guide', since: 2009, isExample: true },
  { ...samplePlanner, slug: 'sample-guide-two', name: 'Grace Wanjiku Wambui', role: 'guide', isExample: true },
  { ...samplePlanner, slug: 'sample-guide-three', name: 'With a portrait', role: 'guide', portrait: dayPicture },
];

export const sampleReview: Review = {
  slug: 'sample-review',
  words:
    'We were told the drive would take nine hours on a bad day, and it was a bad day, and it took nine hours. The lunch was where they said it would be.',
  who: 'A family of four from Utrecht',
  month: '2026-07',
  source: { name: 'a letter to us' },
  isExample: false,
};

export const sampleReviewElsewhere: Review = {
  ...sampleReview,
  words: 'Short, and to the point.',
  source: { name: 'a site of reviews', url: 'https://www.w3.org/' },
};

export const sampleProof: Proof = {
  licences: [{ body: 'Tourism Regulatory Authority', number: 'TRA/0000/26', link: 'https://www.w3.org/' }],
  memberships: [{ body: 'An association of tour operators' }, { body: 'Another one', number: '77' }],
  offices: [
    { street: '12 Thorn Lane', town: 'Nairobi', hours: 'Mon-Fri: 8AM-6PM EAT', mapLink: 'https://www.w3.org/' },
  ],
  deposit: { heldBy: 'a bank in an account for travellers alone', protectedBy: 'a bond of the association' },
};
