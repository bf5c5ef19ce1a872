import { samplePicture } from '#src/design/samples.ts';
import { DesignSection, Specimen } from '#src/design/specimen.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ChapteredPage } from '#ui/chaptered-page.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FoldedSection } from '#ui/folded-section.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionTabs } from '#ui/section-tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';

const sampleTabs = [
  { id: 'sample-overview', name: 'Overview' },
  { id: 'sample-days', name: 'Days' },
];

/** What pages are made of. */
export function FrameSpecimens() {
  return (
    <DesignSection id="frames" title="Pages and their parts">
      <Specimen name="PageIntro">
        <PageIntro title="Safaris and tours" lead="Choose a month first: it decides more than the park does." />
      </Specimen>
      <Specimen name="PageSection">
        <PageSection
          title="Safaris this season"
          lead="Four that leave in the dry months."
          aside={<TextLink to="/tours">All tours</TextLink>}
        >
          <p>What the section shows.</p>
        </PageSection>
      </Specimen>
      <Specimen name="DetailPage with a panel">
        <DetailPage
          picture={samplePicture}
          title="Nine days of long grass and slow light"
          lead="You start under Kilimanjaro and finish on the Mara River."
          breadcrumbs={
            <Breadcrumbs
              trail={[
                { label: 'Home', to: '/' },
                { label: 'Tours', to: '/tours' },
              ]}
              current="Nine days"
            />
          }
          eyebrow={<Badge>Kenya</Badge>}
          panel={
            <div className="raised-shadow rounded-panel bg-surface p-7">
              <p>The panel stays in view on a desktop.</p>
            </div>
          }
        >
          <PageSection title="A section">
            <p>And what it shows.</p>
          </PageSection>
        </DetailPage>
      </Specimen>
      <Specimen name="FoldedSection: folded on a phone">
        <FoldedSection title="What to pack">
          <p>What the section shows.</p>
        </FoldedSection>
      </Specimen>
      <Specimen name="ChapteredPage with SectionTabs">
        <ChapteredPage
          picture={samplePicture}
          title="Seven days, told in chapters"
          lead="The tabs begin above the first chapter and stay below the header."
          breadcrumbs={<Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current="Seven days" />}
          tabs={<SectionTabs tabs={sampleTabs} />}
          overview={<p id="sample-overview">The first chapter, beside the panel on a desktop.</p>}
          panel={
            <div className="raised-shadow rounded-panel bg-surface p-7">
              <p>The panel follows the first chapter on a phone.</p>
            </div>
          }
        >
          <PageSection id="sample-days" title="Day by day">
            <p>The other chapters stand across the page.</p>
          </PageSection>
        </ChapteredPage>
      </Specimen>
    </DesignSection>
  );
}
