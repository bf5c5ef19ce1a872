import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from '#contract/records/details.ts';
import { dot } from '#contract/words/dot.ts';
import { placeQuery } from '#features/places/place.queries.ts';
import { formatVisit, PlaceCard } from '#features/places/place-card.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { ToursFrom, ToursNextStep } from '#features/tours/tours-next-step.tsx';
import { MapLink } from '#parts/maps/map-link.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { capitalise, formatCoordinates } from '#platform/format.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs, TextLink } from '#ui/text.tsx';

export function PlaceDetailPage() {
  const { placeSlug } = useParams({ from: '/place/$placeSlug' });
  const { data: place } = useSuspenseQuery(placeQuery(placeSlug));

  return (
    <DetailPage
      picture={place.coverImage}
      title={place.name}
      corner={<ShortlistHeart kind="place" slug={place.slug} name={place.name} />}
      keyFacts={`${formatVisit(place.visitMinutes)}${dot}${place.hours}`}
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
      <PhotographStrip photographs={place.photographs} head={place.coverImage} />
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

const linkClass =
  '-my-2.5 inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent';

/** What one needs to know to fit the place into a day. */
function PlacePanel({ place }: { place: Place }) {
  return (
    <section aria-label="At a glance" className="raised-shadow rounded-panel bg-surface px-6 py-2 sm:px-7">
      <dl className="divide-y divide-line">
        <PlaceFact label="Kind of place">{capitalise(place.category)}</PlaceFact>
        <PlaceFact label="Destination">
          <Link
            to="/destinations/$destinationName"
            params={{ destinationName: place.destinationId }}
            className={linkClass}
          >
            {place.destinationName}
          </Link>
        </PlaceFact>
        <PlaceFact label="How long">{formatVisit(place.visitMinutes)}</PlaceFact>
        <PlaceFact label="Hours">{place.hours}</PlaceFact>
        <PlaceFact label="Fee">{place.fee}</PlaceFact>
        <PlaceFact label="On a map">
          <MapLink lat={place.lat} lng={place.lng} className={linkClass} />
        </PlaceFact>
      </dl>
    </section>
  );
}

function PlaceFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="font-medium text-label text-muted">{label}</dt>
      <dd className="mt-0.5 leading-normal">{children}</dd>
    </div>
  );
}
