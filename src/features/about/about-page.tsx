import type { AboutWords } from '#contract/site/site-words.ts';
import { aboutWordsQuery } from '#features/about/about.queries.ts';
import { AboutOffice } from '#features/about/about-office.tsx';
import { AboutBlocks, AboutPart, AboutSection } from '#features/about/about-section.tsx';
import { AccessibilityStatement } from '#features/about/accessibility-statement.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { QuerySection } from '#parts/lists/query-section.tsx';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { pagePlate } from '#platform/images/picture-sources.ts';
import { operator } from '#platform/operator.ts';
import { WithQuestions } from '#shell/navigation/site-links.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PersonCard } from '#ui/people/person.tsx';
import { ProofList } from '#ui/proof.tsx';
import { PlateSpread } from '#ui/record-head.tsx';
import { TextLink } from '#ui/text.tsx';

/** Until the words are there, and their picture with them. */
const yard = pagePlate('about', 'list', '', '');

export function AboutPage() {
  const { data: about } = useListQuery(aboutWordsQuery());
  return (
    <>
      <PlateSpread picture={about?.picture ?? yard}>
        <div className="record-words pt-6">
          <h1 className="text-record leading-[1.04] tracking-[-0.018em]">{`About ${operator.name}`}</h1>
          <p className="mt-4 max-w-xl text-muted">{about?.notices?.introduction ?? operator.description}</p>
          {about && (
            <p className="mt-4 max-w-xl font-display text-caption text-muted italic print:hidden">{about.pictures}</p>
          )}
        </div>
      </PlateSpread>
      <div className="page-width pt-10 pb-20 sm:pt-14">
        <QuerySection options={aboutWordsQuery()} heading="h2" fallback={<AboutOffice />}>
          {({ story, guides, travel, safety, licences, office, notices }) => (
            <>
              <AboutStory story={story} notices={notices} />
              <AboutGuidesAndVehicles guides={guides} notices={notices} />
              <AboutPeople />
              <AboutResponsibleTravel {...travel} />
              <AboutSafety {...safety} />
              <AboutLicences licences={licences} notices={notices} />
              <AboutOffice {...office} />
            </>
          )}
        </QuerySection>
        <AccessibilityStatement />
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel bg-sand p-6 sm:p-10 print:hidden">
          {about && (
            <p className="max-w-[17em] font-display font-semibold text-title-3 leading-tight">{about.closing}</p>
          )}
          <ButtonLink to="/contact">Ask us</ButtonLink>
        </div>
      </div>
    </>
  );
}

function AboutStory({ story: { title, text, habits, columns }, notices }: Pick<AboutWords, 'story' | 'notices'>) {
  const [lead, ...others] = notices?.story ?? [];
  return (
    <AboutSection id="story" title={title}>
      {lead !== undefined && <p className="font-display font-medium text-lead leading-snug">{lead}</p>}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <WithItalics text={`${text} ${notices?.habits ?? habits}`} />
      </p>
      <div className="grid gap-8 sm:grid-cols-3 sm:gap-6">
        {columns.map((column) => (
          <div key={column.title} className="border-accent border-t-2 pt-4">
            <AboutPart title={column.title}>
              <p className="text-[0.96875rem] text-muted">{column.text}</p>
            </AboutPart>
          </div>
        ))}
      </div>
    </AboutSection>
  );
}

/** What stands between two `*` is in italics. */
function WithItalics({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return text.split('*').map((part, index) => (index % 2 === 1 ? <i key={index}>{part}</i> : part));
}

function AboutGuidesAndVehicles({ guides: { title, blocks }, notices }: Pick<AboutWords, 'guides' | 'notices'>) {
  // Beside what the guides do stands why a demonstration shows none.
  const noted = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    return isLast && notices ? { ...block, note: notices.guides } : block;
  });
  return (
    <AboutSection id="guides-and-vehicles" title={title}>
      <AboutBlocks blocks={noted} />
    </AboutSection>
  );
}

/** Everybody a traveller may have to do with; no section where the content names nobody. */
function AboutPeople() {
  const { data } = useListQuery(peopleQuery());
  const people = data === undefined ? [] : [...data.planners, ...data.guides];
  if (people.length === 0) return null;
  return (
    <AboutSection id="people" title="Planners and guides">
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.slug}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </AboutSection>
  );
}

function AboutResponsibleTravel({ title, blocks }: AboutWords['travel']) {
  return (
    <AboutSection id="responsible-travel" title={title}>
      <AboutBlocks blocks={blocks} />
    </AboutSection>
  );
}

function AboutSafety({ title, blocks }: AboutWords['safety']) {
  return (
    <AboutSection id="safety" title={title}>
      <AboutBlocks blocks={blocks} />
      <WithQuestions>
        <p>
          <TextLink to="/faq" hash="about-health-and-safety">
            Questions about health and safety
          </TextLink>
        </p>
      </WithQuestions>
    </AboutSection>
  );
}

function AboutLicences({ licences: { title, blocks }, notices }: Pick<AboutWords, 'licences' | 'notices'>) {
  const proof = useListQuery(peopleQuery()).data?.proof;
  const hasProof = proof && (proof.licences.length > 0 || proof.memberships.length > 0 || proof.deposit !== undefined);
  return (
    <AboutSection id="licences" title={title}>
      {hasProof && <ProofList proof={proof} />}
      {!hasProof && operator.licence !== undefined && (
        <p>
          <span className="block font-medium text-label text-muted">Licence</span>
          <span className="figures mt-0.5 block font-display font-semibold text-title-3 leading-tight">
            {operator.licence}
          </span>
        </p>
      )}
      {notices && <p>{notices.licences}</p>}
      <AboutBlocks blocks={blocks} />
    </AboutSection>
  );
}
