import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { AccommodationPanel } from '#features/accommodations/accommodation-panel.tsx';
import { stayUnit } from '#features/accommodations/accommodation-words.ts';
import { RoomList } from '#features/accommodations/room-list.tsx';
import { photographsOf } from '#features/accommodations/stay-photographs.ts';
import { StayPracticalities } from '#features/accommodations/stay-practicalities.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { formatCoordinates } from '#platform/format/coordinates.ts';
import { capitalise, nameOf } from '#platform/format/words.ts';
import { stayTrail } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';

const belowClass = 'page-width pb-12 print:hidden sm:pb-24';

export function AccommodationDetailPage() {
  const { accommodationSlug } = useParams({ from: '/accommodation/$accommodationSlug' });
  const { data: stay } = useSuspenseQuery(accommodationQuery(accommodationSlug));

  return (
    <DetailPage
      picture={stay.coverImage}
      title={stay.name}
      corner={<ShortlistHeart kind="accommodation" slug={stay.slug} name={stay.name} />}
      lead={stay.summary}
      decision={
        <>
          <PriceAtAGlance sum={`From ${formatUsd(stay.price)}`} unit={stayUnit(stay)} isLarge />
          <ButtonLink to="/contact" search={{ topic: 'custom', accommodation: stay.slug }}>
            Ask about this stay
          </ButtonLink>
        </>
      }
      breadcrumbs={<Breadcrumbs trail={stayTrail(stay)} current={stay.name} />}
      eyebrow={
        <>
          <Badge>{nameOf(tierNames, stay.tier)}</Badge>
          <Badge>{capitalise(stay.type)}</Badge>
        </>
      }
      panel={<AccommodationPanel stay={stay} />}
      below={
        <>
          {stay.tours.length > 0 && (
            <PageSection title="Tours staying here" className={belowClass}>
              <CardStrip>
                {stay.tours.slice(0, 3).map((tour) => (
                  <TourCard key={tour.id} tour={tour} />
                ))}
              </CardStrip>
            </PageSection>
          )}
          {stay.nearby.length > 0 && (
            <PageSection title="Other stays, nearest first" className={belowClass}>
              <CardStrip columns={4}>
                {stay.nearby.slice(0, 4).map((other) => (
                  <AccommodationCard key={other.id} accommodation={other} />
                ))}
              </CardStrip>
            </PageSection>
          )}
        </>
      }
    >
      <div className="grid gap-10">
        <FactList
          facts={[
            {
              label: 'Destination',
              value: (
                <Link
                  to="/destinations/$destinationName"
                  params={{ destinationName: stay.destinationId }}
                  className="-my-2 inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                >
                  {stay.destinationName}
                </Link>
              ),
            },
            { label: 'Board', value: capitalise(stay.board) },
            { label: 'Rooms', value: count(stay.rooms.length, 'kind') },
            { label: 'Accessible room', value: stay.rooms.some((room) => room.accessible) ? 'Yes' : 'No' },
          ]}
        />
        <Paragraphs texts={stay.description} />
      </div>
      <PhotographStrip photographs={photographsOf(stay)} />
      <PageSection title="Rooms" lead={`Prices in US dollars for one night, ${stay.board}.`}>
        <RoomList rooms={stay.rooms} roomPictures={stay.roomPictures} />
      </PageSection>
      <PageSection title="Good to know">
        <StayPracticalities stay={stay} />
      </PageSection>
      <PageSection title="Where it is">
        <MapFigure map={stay.map} caption={`${stay.name}: ${formatCoordinates(stay.lat, stay.lng)}.`} />
      </PageSection>
      <div className="grid gap-12 sm:grid-cols-2">
        <PageSection title="Facilities">
          <CheckList items={stay.facilities} />
        </PageSection>
        <PageSection title="Accessibility">
          <CheckList items={stay.accessibility} />
        </PageSection>
      </div>
    </DetailPage>
  );
}
