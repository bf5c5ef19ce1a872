import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Baby, Fence, MessageCircle, Plug, Route as RouteIcon, ShowerHead, Wifi } from 'lucide-react';
import type { Accommodation } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { count } from '#contract/words/count.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { AccommodationCard, stayUnit } from '#features/accommodations/accommodation-card.tsx';
import { RoomList } from '#features/accommodations/room-list.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { capitalise, formatCoordinates, nameOf } from '#platform/format.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { stayTrail } from '#platform/page-trails.ts';
import { stays } from '#platform/words/stays-words.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { Paragraphs } from '#ui/text.tsx';

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
      <PhotographStrip photographs={photographsOf(stay)} head={stay.coverImage} />
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

/** What the cheapest night costs, and how to ask for one. */
function AccommodationPanel({ stay }: { stay: Accommodation }) {
  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7">
      {/* On anything narrower the head has both, a few lines above. */}
      <div className="mb-6 max-lg:hidden print:block">
        <p className="text-label text-muted">From</p>
        <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(stay.price)}</p>
        <p className="text-muted">{stayUnit(stay)}</p>
      </div>
      <div className="grid gap-3 print:hidden">
        <ButtonLink to="/contact" search={{ topic: 'custom', accommodation: stay.slug }} className="max-lg:hidden">
          Ask about this stay
        </ButtonLink>
        <ButtonAnchor
          variant="quiet"
          href={whatsAppHref(`Hello, I have a question about staying at "${stay.name}", ${stay.destinationName}.`)}
        >
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      {stays.notices && <p className="mt-5 border-line border-t pt-4 text-label text-muted">{stays.notices.note}</p>}
    </section>
  );
}

/** A stay's own photographs, then those of its rooms. */
function photographsOf({ photographs = [], roomPhotographs = {}, rooms }: Accommodation): Picture[] {
  return [...photographs, ...rooms.flatMap(({ id }) => roomPhotographs[id] ?? [])];
}

/** What brochures leave out: the socket, the signal, the water, the fence, the road. */
function StayPracticalities({ stay }: { stay: Accommodation }) {
  const facts = [
    { icon: RouteIcon, label: 'Getting there', text: stay.gettingThere },
    { icon: Plug, label: 'Power', text: stay.power },
    { icon: Wifi, label: 'Wifi', text: stay.wifi },
    { icon: ShowerHead, label: 'Hot water', text: stay.hotWater },
    {
      icon: Fence,
      label: 'Fence',
      text: stay.fenced ? 'The grounds are fenced.' : 'No fence: wild animals can walk through.',
    },
    { icon: Baby, label: 'Children', text: stay.childPolicy },
  ];
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {facts.map(({ icon: Icon, label, text }) => (
        <div key={label} className="border-line border-t py-5">
          <dt className="flex items-center gap-2.5 font-semibold">
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="text-primary" />
            {label}
          </dt>
          <dd className="mt-1.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
