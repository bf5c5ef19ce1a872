import { WithQuestions } from '#shell/navigation/with-questions.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

const helpful = [
  'The month, or the dates if they are fixed, and how far they can move.',
  'How many adults and children, with the ages of the children on the first day.',
  'The number of days on the ground, without the flights to Africa.',
  'A budget for each person, as a range. It saves drafts that nobody wants.',
  'One thing you would be sorry to miss, and one you would rather avoid.',
  'Diet, walking, access or medical needs that decide which camps and vehicles suit.',
  'Where you fly in and out, if you know it.',
];

export function WhatHelpsUs() {
  return (
    <PageSection
      title="What helps us answer quickly"
      lead="None of it is needed to write. Each line you can give saves a message."
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <CheckList items={helpful} mark="yes" />
        <div className="border-sun border-l-4 pl-5 lg:self-start">
          <p className="text-muted">
            Please leave out passport numbers, card numbers and medical records. If a booking needs them, we say so
            later, and why.
          </p>
          <WithQuestions>
            <p className="mt-3 text-muted">Perhaps the answer is there already:</p>
            <TextLink to="/faq">Questions and answers</TextLink>
          </WithQuestions>
        </div>
      </div>
    </PageSection>
  );
}
