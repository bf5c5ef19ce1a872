import { AboutGuidesAndVehicles } from '#features/about/about-guides-and-vehicles.tsx';
import { AboutLicences } from '#features/about/about-licences.tsx';
import { AboutOffice } from '#features/about/about-office.tsx';
import { aboutPlate } from '#features/about/about-plate.ts';
import { AboutResponsibleTravel } from '#features/about/about-responsible-travel.tsx';
import { AboutSafety } from '#features/about/about-safety.tsx';
import { AboutStory } from '#features/about/about-story.tsx';
import { AccessibilityStatement } from '#features/about/accessibility-statement.tsx';
import { demonstrationNotice } from '#features/about/demonstration.ts';
import { operator } from '#platform/operator.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { HeadPlate } from '#ui/page-plate.tsx';

export function AboutPage() {
  return (
    <>
      <PageIntro title={`About ${operator.name}`} lead={demonstrationNotice} />
      <figure className="print:hidden">
        <div className="px-2 sm:px-4">
          <HeadPlate picture={aboutPlate} />
        </div>
        <figcaption className="page-width mt-3 font-display text-caption text-muted italic">
          Every picture on this site is a drawing. None shows a particular car, camp or animal.
        </figcaption>
      </figure>
      <div className="page-width pt-16 pb-20 sm:pt-24">
        <AboutStory />
        <AboutGuidesAndVehicles />
        <AboutResponsibleTravel />
        <AboutSafety />
        <AboutLicences />
        <AboutOffice />
        <AccessibilityStatement />
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel bg-sand p-6 sm:p-10 print:hidden">
          <p className="max-w-[17em] font-display font-semibold text-title-3 leading-tight">
            Anything this page leaves out, the planning desk can answer.
          </p>
          <ButtonLink to="/contact">Ask us</ButtonLink>
        </div>
      </div>
    </>
  );
}
