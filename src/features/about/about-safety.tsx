import { AboutChapter } from '#features/about/about-chapter.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

const measures = [
  'Roads come first, because they are the larger risk. Long drives start in the morning, with a stop every two hours, and are planned to end before dark.',
  'Each vehicle has seat belts, a first-aid kit, a radio and two spare wheels. In private vehicles we fit child seats when we know weight and age.',
  'Medical evacuation by air has to be in your insurance. The guide carries the policy number and the emergency line from the first day.',
  'On Mount Kenya the trek takes four to five days. Guides ask about headache, sleep and appetite morning and evening, carry an oximeter and oxygen, and turn back without a debate.',
  "In camps that are not fenced somebody walks with you after dark. Each stay's page says whether it has a fence.",
  'We read government travel advice for your route before you book and again before you leave, and change the route when it changes.',
];

export function AboutSafety() {
  return (
    <AboutChapter id="safety" title="Safety">
      <p>Nobody can promise a safe journey. This is what is done about the risks that can be foreseen.</p>
      <CheckList items={measures} mark="yes" />
      <p>
        <TextLink to="/faq" hash="about-health-and-safety">
          Questions about health and safety
        </TextLink>
      </p>
    </AboutChapter>
  );
}
