import { aboutWordsQuery } from '#features/about/about.queries.ts';
import { AboutGuidesAndVehicles } from '#features/about/about-guides-and-vehicles.tsx';
import { AboutLicences } from '#features/about/about-licences.tsx';
import { AboutOffice } from '#features/about/about-office.tsx';
import { AboutPeople } from '#features/about/about-people.tsx';
import { AboutResponsibleTravel } from '#features/about/about-responsible-travel.tsx';
import { AboutSafety } from '#features/about/about-safety.tsx';
import { AboutStory } from '#features/about/about-story.tsx';
import { AccessibilityStatement } from '#features/about/accessibility-statement.tsx';
import { pagePlate } from '#platform/images/page-plate.ts';
import { operator } from '#platform/operator.ts';
import { QuerySection } from '#shell/lists/query-section.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PlateSpread } from '#ui/record-head.tsx';

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
