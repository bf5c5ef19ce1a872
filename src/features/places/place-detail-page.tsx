import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { placeQuery } from '#features/places/place.queries.ts';
import { PlaceCard } from '#features/places/place-card.tsx';
import { PlacePanel } from '#features/places/place-panel.tsx';
import { formatVisit } from '#features/places/place-words.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { ToursFrom, ToursNextStep } from '#features/tours/tours-next-step.tsx';
import { formatCoordinates } from '#platform/format/coordinates.ts';
import { capitalise } from '#platform/format/words.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function PlaceDetailPage() {
  const { placeSlug } = useParams({ from: '/place/$placeSlug' });
  const { data: place } = useSuspenseQuery(placeQuery(placeSlug));

  return (
    <DetailPage
      picture={place.coverImage}
      title={place.name}
      corner={<ShortlistHeart kind="place" slug={place.slug} name={place.name} />}
      line={`${formatVisit(place.visitMinutes)} · ${place.hours}`}
      lead={place.summary}
      decision={
        <>
          <ToursFrom tours={place.tours} />
          <ToursNextStep
            destinationId={place.destinationId}
            tours={place.tours}
            words={`Tours to ${place.destinationName}`}
          />
        </>
      }
      breadcrumbs={<Breadcrumbs trail={trailBelow('/places')} current={place.name} />}
      eyebrow={
        <>
          <Badge>{capitalise(place.category)}</Badge>
          <Badge>{place.destinationName}</Badge>
        </>
      }
      panel={<PlacePanel place={place} />}
      below={
        place.tours.length > 0 && (
          <PageSection
            title="Tours that come this way"
            aside={
              <TextLink to="/tours" search={{ destination: [place.destinationId] }}>
                {`All tours to ${place.destinationName}`}
              </TextLink>
            }
            className="page-width pb-12 print:hidden sm:pb-24"
          >
            <CardStrip>
              {place.tours.slice(0, 3).map((tour) => (
                <TourCard key={tour.id} tour={tour} />
              ))}
            </CardStrip>
          </PageSection>
        )
      }
    >
      <Paragraphs texts={place.description} />
      <PhotographStrip photographs={place.photographs} />
      {place.tips.length > 0 && (
        <PageSection title="Tips">
          <CheckList items={place.tips} />
        </PageSection>
      )}
      <PageSection title="Where it is">
        <MapFigure map={place.map} caption={`${place.name}: ${formatCoordinates(place.lat, place.lng)}.`} />
      </PageSection>
      {place.nearby.length > 0 && (
        <PageSection
          title="Nearby"
          aside={
            <TextLink to="/places" search={{ destination: [place.destinationId] }}>
              {`All places around ${place.destinationName}`}
            </TextLink>
          }
        >
          <CardGrid columns={2}>
            {place.nearby.map((other) => (
              <PlaceCard key={other.id} place={other} />
            ))}
          </CardGrid>
        </PageSection>
      )}
    </DetailPage>
  );
}
