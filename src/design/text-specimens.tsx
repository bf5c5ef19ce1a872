import { sampleProse } from '#src/design/samples.ts';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { ProseContents } from '#ui/prose-contents.tsx';
import { ProseText } from '#ui/prose-text.tsx';

const answer =
  'Yes, from the age of seven. Younger children travel well in a private vehicle, where they set the hours.';

const markedAnswer = [
  { text: 'Younger ', isMarked: false },
  { text: 'children', isMarked: true },
  { text: ' travel well in a private vehicle.', isMarked: false },
];

/** Running text and what folds it. */
export function TextSpecimens() {
  return (
    <DesignSection id="text" title="Text">
      <Specimen name="ProseText: every block, a table among them">
        <ProseText prose={sampleProse} />
      </Specimen>
      <SpecimenRow>
        <Specimen name="ProseContents">
          <ProseContents prose={sampleProse} />
        </Specimen>
        <Specimen name="Paragraphs">
          <Paragraphs texts={[answer, 'A second paragraph stands below the first one.']} />
        </Specimen>
        <Specimen name="Paragraphs with a lead">
          <Paragraphs hasLead texts={['The lead says it in a larger serif.', answer]} />
        </Specimen>
        <Specimen name="LinkedText: what somebody wrote">
          <p>
            <LinkedText text="Our terms are at https://www.umbrellathorn.example/terms-and-conditions." />
          </p>
        </Specimen>
        <Specimen name="MailAddress: breaks behind its @">
          <p className="w-40">
            <MailAddress address="planning-desk@umbrellathorn.example" />
          </p>
        </Specimen>
        <Specimen name="MarkedText">
          <p>
            <MarkedText parts={markedAnswer} />
          </p>
        </Specimen>
      </SpecimenRow>
      <Specimen name="Disclosure, closed and open">
        <Disclosure summary="May children come?">
          <p>{answer}</p>
        </Disclosure>
        <Disclosure summary="May children come? Opened" isOpen>
          <p>{answer}</p>
        </Disclosure>
      </Specimen>
    </DesignSection>
  );
}
