/** Files of the small catalogue (small-content.ts) that tests change. */
export const tour = 'tours/marsh-day.json';
export const stay = 'accommodations/reed-camp.json';
export const fee = 'fees/marsh-park.json';
export const group = 'group-tours/marsh-together.json';
export const activity = 'activities/canoe.json';
export const post = 'blog/first-light.md';
export const home = 'site/home.json';
export const about = 'site/about.json';
