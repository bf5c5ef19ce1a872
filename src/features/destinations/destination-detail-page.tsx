import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { destinationQuery } from '#features/destinations/destination.queries.ts';
import { DestinationBelow } from '#features/destinations/destination-below.tsx';
import { DestinationPanel } from '#features/destinations/destination-panel.tsx';
import { GettingThere } from '#features/destinations/getting-there.tsx';
import { ParkFees } from '#features/destinations/park-fees.tsx';
import { WildlifeList } from '#features/destinations/wildlife-list.tsx';
import { ToursFrom, ToursNextStep } from '#features/tours/tours-next-step.tsx';
import { formatCoordinates } from '#platform/format/coordinates.ts';
import { formatBestTime } from '#platform/format/months.ts';
import { capitalise } from '#platform/format/words.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

export function DestinationDetailPage() {
  const { destinationName } = useParams({ from: '/destinations/$destinationName' });
  const { data: destination } = useSuspenseQuery(destinationQuery(destinationName));
  const { name, fees, feeNote, access, lat, lng } = destination;
  const [first = '', ...more] = destination.description;

  return (
    <DetailPage
      picture={destination.coverImage}
      title={name}
      line={capitalise(formatBestTime(destination.months))}
      lead={destination.summary}
      decision={
        <>
          <ToursFrom tours={destination.tours} />
          <ToursNextStep
            destinationId={destination.slug}
            tours={destination.tours}
            words={`See ${count(destination.tours.length, 'tour')} here`}
          />
        </>
      }
      breadcrumbs={<Breadcrumbs trail={trailBelow('/destinations')} current={name} />}
      eyebrow={
        <>
          <Badge>{destination.country}</Badge>
          <Badge>{capitalise(destination.type)}</Badge>
        </>
      }
      panel={<DestinationPanel destination={destination} />}
      below={<DestinationBelow destination={destination} />}
    >
      <div className="grid gap-2 sm:gap-4">
        <Paragraphs texts={[first]} />
        {more.length > 0 && (
          <FoldOnPhone isSummaryForPhone summary={<span className="font-semibold">Read on</span>}>
            <Paragraphs texts={more} />
          </FoldOnPhone>
        )}
      </div>
      <PhotographStrip photographs={destination.photographs} />
      <PageSection title="Highlights">
        <CheckList items={destination.highlights} />
      </PageSection>
      <PageSection title="When to go" lead={destination.whenToGo}>
        <SeasonChart months={destination.months} />
      </PageSection>
      {destination.wildlife.length > 0 && (
        <PageSection title="Wildlife" lead="How likely you are to see each. Nobody can promise a wild animal.">
          <WildlifeList wildlife={destination.wildlife} />
        </PageSection>
      )}
      {(fees.length > 0 || feeNote !== undefined) && (
        <PageSection title="Park fees">
          <ParkFees fees={fees} note={feeNote} />
        </PageSection>
      )}
      <PageSection title="Where it is">
        <MapFigure map={destination.map} caption={`${name}: ${formatCoordinates(lat, lng)}.`} />
      </PageSection>
      {access.length > 0 && (
        <PageSection title="Getting there">
          <GettingThere access={access} />
        </PageSection>
      )}
    </DetailPage>
  );
}
