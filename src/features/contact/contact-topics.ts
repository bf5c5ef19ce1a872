import { topicNames } from '#contract/words/trip-words.ts';

export const contactTopicChoices = Object.entries(topicNames).map(([value, label]) => ({ value, label }));

/** As the one who is asked says it. */
export const roomChoices = [
  { value: 'own', label: 'My own room' },
  { value: 'shared', label: 'I would share' },
];
