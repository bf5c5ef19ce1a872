import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { likelihoods } from '#contract/choices.ts';
import type { Likelihood } from '#contract/records/destinations.ts';
import type { Destination } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatNumber } from '#contract/words/money.ts';
import { destinationQuery } from '#features/destinations/destination.queries.ts';
import { DestinationBelow } from '#features/destinations/destination-below.tsx';
import { DestinationPanel } from '#features/destinations/destination-panel.tsx';
import { formatTravelTimes } from '#features/destinations/destination-words.ts';
import { ParkFees } from '#features/destinations/park-fees.tsx';
import { ToursFrom, ToursNextStep } from '#features/tours/tours-next-step.tsx';
import { PhotographStrip } from '#parts/photographs/photograph-strip.tsx';
import { capitalise, formatBestTime, formatCoordinates } from '#platform/format.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FoldOnPhone } from '#ui/disclosure.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { travelModes } from '#ui/route-words.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';
import { TableHead } from '#ui/table-head.tsx';
import { Paragraphs } from '#ui/text.tsx';

export function DestinationDetailPage() {
  const { destinationName } = useParams({ from: '/destinations/$destinationName' });
  const { data: destination } = useSuspenseQuery(destinationQuery(destinationName));
  const { name, fees, feeNote, access, lat, lng } = destination;
  const [first = '', ...more] = destination.description;

  return (
    <DetailPage
      picture={destination.coverImage}
      title={name}
      keyFacts={capitalise(formatBestTime(destination.months))}
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
      <PhotographStrip photographs={destination.photographs} head={destination.coverImage} />
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

const time = 'pl-3 text-right sm:w-28 max-sm:hidden';
const columns = {
  From: 'pr-4',
  Distance: 'pr-4 text-right max-sm:hidden',
  'Usual day': time,
  'Bad day': time,
  'Usual to bad': 'whitespace-nowrap text-right sm:hidden',
};

/** Every way here, and how long it takes on a usual day and on a day of rain or traffic. */
function GettingThere({ access }: { access: Destination['access'] }) {
  return (
    <table className="w-full border-collapse">
      <TableHead columns={columns} />
      <tbody className="figures leading-snug">
        {access.map(({ mode, from, km, hours, hoursWorst, note }) => {
          const { icon: Icon, words } = travelModes[mode];
          const { usual, bad, range } = formatTravelTimes(hours, hoursWorst);
          return (
            <tr key={`${mode} ${from}`} className="border-line border-b align-top">
              <th scope="row" className="py-3.5 pr-4 text-left font-normal max-sm:py-2.5">
                <span className="font-semibold">{from}</span>
                <span className="mt-0.5 flex items-center gap-1.5 text-label text-muted">
                  <Icon aria-hidden="true" size={15} className="shrink-0 text-primary" />
                  <span>
                    {capitalise(words)}
                    {km !== undefined && <span className="sm:hidden">{`, ${formatNumber(km)} km`}</span>}
                  </span>
                </span>
                {note && <span className="mt-1 block text-label text-muted">{note}</span>}
              </th>
              <td className="py-3.5 pr-4 text-right max-sm:hidden">{km !== undefined && `${formatNumber(km)} km`}</td>
              <td className="whitespace-nowrap py-3.5 pl-3 text-right max-sm:hidden">{usual}</td>
              <td className="whitespace-nowrap py-3.5 pl-3 text-right font-semibold max-sm:hidden">{bad}</td>
              <td className="whitespace-nowrap py-2.5 text-right font-semibold sm:hidden">{range}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What lives here, grouped by how likely a guest is to see it, the surest first. */
function WildlifeList({ wildlife }: { wildlife: Destination['wildlife'] }) {
  return (
    <div className="border-line border-t">
      {likelihoods.map((chance) => {
        const animals = wildlife.filter((animal) => animal.likelihood === chance);
        if (animals.length === 0) return null;
        return (
          <div
            key={chance}
            className="grid gap-x-8 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[9rem_1fr] sm:gap-y-4 sm:py-6"
          >
            <div className="flex items-center justify-between sm:block">
              <h3 className="text-accent text-xl leading-snug">{capitalise(chance)}</h3>
              <ChanceSuns chance={chance} />
            </div>
            <ul className="grid content-start gap-x-10 gap-y-2 sm:grid-cols-2 sm:gap-y-4">
              {animals.map(({ species, note }) => (
                <li key={species} className="leading-snug">
                  <span className="font-semibold sm:block">{species}</span>{' '}
                  {note && <span className="text-[0.96875rem] text-muted sm:mt-0.5 sm:block">{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Four suns for almost certain, one for rare; the word beside them says it too. */
function ChanceSuns({ chance }: { chance: Likelihood }) {
  const lit = likelihoods.length - likelihoods.indexOf(chance);
  return (
    <span aria-hidden="true" className="flex gap-1.5 sm:mt-2">
      {likelihoods.map((step, index) => (
        <span
          key={step}
          className={`size-3 rounded-full ${index < lit ? 'bg-sun ring-2 ring-sun/30' : 'ring-1 ring-line-strong'}`}
        />
      ))}
    </span>
  );
}
