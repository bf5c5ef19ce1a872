import { formatDay } from '#contract/words/days.ts';
import { AboutPart, AboutSection } from '#features/about/about-section.tsx';
import { operator } from '#platform/operator.ts';
import { terms } from '#platform/words/terms-words.ts';
import { WithQuestions } from '#shell/navigation/site-links.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { TextLink } from '#ui/text.tsx';

const writtenOn = '2026-11-20';

const works = [
  'Everything can be reached and used with a keyboard, and what has the focus is outlined. A link at the top skips to the page.',
  'After moving to another page the focus goes to its heading and the new title is read out.',
  'Text can be enlarged to 200 per cent, and pages fit a width of 320 pixels without sideways scrolling, wide tables apart.',
  'Text keeps a contrast of at least 4.5 to 1 with its background, in the light and in the dark theme.',
  'Buttons and links that stand alone are at least 24 pixels high, and nearly all of them 44.',
  'Movement on the page stops when your device asks for less motion.',
  'Month charts are also written out, pictures that say something are described, and the number of results is announced when a filter changes.',
  "Questions open without a script, so your browser's own search on the page finds what is inside.",
];

const worksNotYet = [
  'The site has been checked by those who build it. It has not yet been tested by people who use a screen reader, a switch or voice control every day, nor by an outside auditor.',
  'Descriptions of pictures are short. They name what is drawn, not its mood.',
  'Wide tables, such as park fees, scroll sideways on a phone. They can be scrolled with the keyboard.',
  'The texts are in English only, without an easy-to-read version or sign language.',
  'WhatsApp and the social networks belong to others, and we cannot mend what is missing there.',
];

export function AccessibilityStatement() {
  const mailHref = `${operator.emailHref}?subject=${encodeURIComponent('Accessibility of the website')}`;
  return (
    <AboutSection id="accessibility" title="Accessibility of this website">
      <p>
        We aim for level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2 AA), on every page. This
        is where we stand, written on <time dateTime={writtenOn}>{formatDay(writtenOn)}</time>.
      </p>
      <AboutPart title="What works">
        <CheckList items={works} mark="yes" />
      </AboutPart>
      <AboutPart title="What does not work yet">
        <CheckList items={worksNotYet} mark="no" />
      </AboutPart>
      <AboutPart title="Tell us what stopped you">
        <p>
          {`Write which page it was, what you tried and what you use to read it. You get an answer within ${terms.answer}. If you need something from this site in another form, such as large print or read to you over the telephone, ask for that too.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-3 print:hidden">
          <ButtonLink variant="secondary" to="/contact" search={{ topic: 'feedback' }}>
            Report a barrier
          </ButtonLink>
          <ButtonAnchor variant="quiet" href={mailHref}>
            Write an email
          </ButtonAnchor>
        </div>
      </AboutPart>
      <WithQuestions>
        <AboutPart title="Access on a trip">
          <p>Steps, door widths and what a guide can help with are another matter, and have answers of their own.</p>
          <p>
            <TextLink to="/faq" hash="about-accessibility">
              Questions about access on safari
            </TextLink>
          </p>
        </AboutPart>
      </WithQuestions>
    </AboutSection>
  );
}
