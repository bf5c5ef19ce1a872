import { BedDouble, Plus, Route as RouteIcon, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProposalOffer, ProposedDay } from '#contract/forms/proposals.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { stayWords } from '#contract/words/trip-words.ts';
import { useStayPictures } from '#features/proposals/proposal.queries.ts';
import { TourRouteLine } from '#features/tours/tour-route-line.tsx';
import { capitalise } from '#platform/format.ts';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PlateImage } from '#ui/plate-image.tsx';
import { useCurrentSection } from '#ui/use-current-section.ts';

interface ProposalJourneyProps {
  offer: Pick<ProposalOffer, 'days' | 'stays' | 'activities'>;
  /** As it is today; undefined while it is on its way, and where it is offered no more. */
  tour: Tour | GroupTour | undefined;
}

const partId = (day: number) => `day-${day}`;

/** The trip day by day, with its dates; beside it on a desktop the way of the day one reads. */
export function ProposalJourney({ offer, tour }: ProposalJourneyProps) {
  const read = useCurrentSection(offer.days.map(({ day }) => partId(day)).join(), '-55%');
  const stays = useStayPictures();
  const shown = offer.days.find((each) => partId(each.day) === read);
  const day = shown?.tourDay ?? shown?.day;
  return (
    <div className="grid content-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block print:*:mb-6">
      <PageSection title="Day by day" className={tour ? '' : 'lg:col-span-full'}>
        <ol className="border-line border-t">
          {offer.days.map((each, index) => (
            <li
              key={each.day}
              id={partId(each.day)}
              className="break-inside-avoid border-line border-b py-6 sm:py-8 print:py-2"
            >
              <Day day={each} />
              {each.stay && each.stay !== offer.days[index - 1]?.stay && (
                <StayPlate name={each.stay} picture={stays.get(each.stay)} />
              )}
            </li>
          ))}
        </ol>
        <Beside offer={offer} />
      </PageSection>
      {tour && (
        <div className="max-lg:-order-1 lg:sticky lg:top-24 lg:self-start print:hidden">
          <MapFigure map={tour.map} day={day} />
          <div className="mt-5">
            <TourRouteLine points={tour.routePoints} />
          </div>
        </div>
      )}
    </div>
  );
}

function Day({
  day: { day, date, title, description, drive, meals, stay, stayNote, activities },
}: {
  day: ProposedDay;
}) {
  const night = [stay, stayNote].filter(Boolean).join(', ');
  return (
    <>
      <p className="figures font-semibold text-accent text-label">{`Day ${day}${dot}${formatDayWithWeekday(date)}`}</p>
      <h3 className="mt-1 text-title-3 leading-tight">{title}</h3>
      <p className="mt-3 max-w-[43rem] text-muted print:mt-1 print:max-w-none">{description}</p>
      <ul className="mt-4 grid gap-2 text-[0.96875rem] print:mt-2 print:flex print:flex-wrap print:gap-x-6">
        {drive && <Fact icon={<RouteIcon {...iconProps} />}>{driveWords(drive)}</Fact>}
        {meals.length > 0 && <Fact icon={<Utensils {...iconProps} />}>{capitalise(meals.join(', '))}</Fact>}
        {night !== '' && <Fact icon={<BedDouble {...iconProps} />}>{night}</Fact>}
        {activities.map((activity) => (
          <Fact key={activity} icon={<Plus {...iconProps} />}>
            <span className="font-semibold">{activity}</span>
            <span className="text-muted">{', added for you'}</span>
          </Fact>
        ))}
      </ul>
    </>
  );
}

/** Where one sleeps from this night on. */
function StayPlate({ name, picture }: { name: string; picture: Picture | undefined }) {
  if (picture === undefined) return null;
  return (
    <figure className="mt-5 max-w-[43rem] print:hidden">
      <PlateImage
        picture={picture}
        shape="list"
        sizes="(min-width: 64rem) 43rem, 92vw"
        className="aspect-[16/10] rounded-card"
      />
      <figcaption className="mt-2 font-display text-muted italic">{name}</figcaption>
    </figure>
  );
}

const iconProps = {
  'aria-hidden': true,
  size: 17,
  className: 'mt-[0.3em] shrink-0 text-primary print:hidden',
} as const;

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Nights beside the tour's own or in place of some of them, and what was added without a day of the tour. */
function Beside({ offer: { stays, activities } }: Pick<ProposalJourneyProps, 'offer'>) {
  if (stays.length + activities.length === 0) return null;
  return (
    <dl className="mt-8 grid gap-6 sm:grid-cols-2 print:mt-3 print:gap-3">
      {stays.length > 0 && (
        <div>
          <dt className="font-semibold">{stays.some(({ insteadOf }) => insteadOf) ? 'Other nights' : 'More nights'}</dt>
          {stays.map((stay) => (
            <dd key={stayWords(stay)}>{stayWords(stay)}</dd>
          ))}
        </div>
      )}
      {activities.length > 0 && (
        <div>
          <dt className="font-semibold">Added for you</dt>
          {activities.map(({ name, date, people }) => (
            <dd key={`${name} ${date}`} className="figures">
              {[name, date && formatDayWithWeekday(date), `for ${people}`].filter(Boolean).join(', ')}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
