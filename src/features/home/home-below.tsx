import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '#contract/records/reviews.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import type { HomeWords } from '#contract/site/site-words.ts';
import { departuresAreFreshFor } from '#features/group-tours/departure-status.tsx';
import { DepartureRows } from '#features/home/departure-rows.tsx';
import { DeskArticles } from '#features/home/desk-articles.tsx';
import { DestinationBento } from '#features/home/destination-bento.tsx';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeSection, type HomeSectionProps } from '#features/home/home-section.tsx';
import { HowItWorks } from '#features/home/how-it-works.tsx';
import { JourneyList } from '#features/home/journey-list.tsx';
import { MonthAdvice, monthAtOffice } from '#features/home/month-advice.tsx';
import { RingedActivities } from '#features/home/ringed-activities.tsx';
import { SeasonCalendar } from '#features/home/season-calendar.tsx';
import { StayFeature } from '#features/home/stay-feature.tsx';
import { Strip } from '#features/home/strip.tsx';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { TourPoster } from '#features/tours/tour-poster.tsx';
import { QuerySection } from '#parts/lists/query-section.tsx';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { calendar } from '#platform/words/wildlife-calendar-words.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { type CardWidth, CardWidthContext } from '#ui/card-width.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';
import { ReviewQuote } from '#ui/people/review-quote.tsx';
import { TextLink } from '#ui/text.tsx';

const sectionClass = 'page-width grid grid-cols-[minmax(0,1fr)] gap-9 py-8 sm:gap-28 sm:py-24';

/** Asked for by the page's loader; here it is the seats of now that count. */
const groupToursOfNow = { ...homeQueries.groupTours, staleTime: departuresAreFreshFor };

/** Everything below the first view: what one scrolls to. */
export function HomeBelow() {
  const now = useNow();
  const { data: words } = useListQuery(homeQueries.words);
  const { data: parks } = useListQuery(homeQueries.destinations);
  // The calendar is built in; a destination may have been removed since.
  const rows = calendar.filter((row) => parks?.destinations.some(({ slug }) => slug === row.destination) ?? true);
  return (
    <>
      <div className={sectionClass}>
        <HomeStatement statement={words?.statement ?? operator.description} facts={words?.facts ?? []} />
        <HomeSection title="Safaris to begin with" aside={<AllLink to="/tours" of="tours" />}>
          <QuerySection options={homeQueries.featuredTours} fallback={<FallbackTourList />}>
            {({ tours }) => <PosterTours tours={tours} />}
          </QuerySection>
        </HomeSection>
        <HomeReviews />
      </div>
      {rows.length > 0 && (
        <div className="bg-sand py-8 sm:py-24">
          <div className="page-width">
            <SeasonCalendar rows={rows} current={monthAtOffice(now)} />
          </div>
        </div>
      )}
      <div className={sectionClass}>
        <HomeList
          title="Where we travel"
          aside={<AllLink to="/destinations" of="destinations" />}
          options={homeQueries.destinations}
        >
          {(page) => <DestinationBento destinations={page.destinations} />}
        </HomeList>
        <HomeList
          title="Next group departures"
          lead="Fixed dates, and the seats left today."
          aside={<AllLink to="/group-tours" of="group tours" />}
          options={groupToursOfNow}
        >
          {({ groupTours }) => <DepartureRows tours={groupTours} />}
        </HomeList>
        <QuerySection options={homeQueries.stays}>
          {({ accommodations }) => accommodations[0] && <StayFeature stay={accommodations[0]} />}
        </QuerySection>
        <HomeList title="Ways to spend a day" options={homeQueries.activities}>
          {({ activities }) => <RingedActivities activities={activities} />}
        </HomeList>
      </div>
      <div className="bg-sand py-8 sm:py-24">
        <div className="page-width">
          <QuerySection options={homeQueries.destinations}>
            {(page) => <MonthAdvice destinations={page.destinations} now={now} />}
          </QuerySection>
        </div>
      </div>
      <div className={sectionClass}>
        <HomeList
          title="What kind of journey?"
          aside={<AllLink to="/inspirations" of="inspiration" />}
          options={homeQueries.inspirations}
        >
          {({ inspirations }) => <JourneyList inspirations={inspirations} />}
        </HomeList>
        <HowItWorks />
        <HomeList
          title="From our planning desk"
          aside={<AllLink to="/blog" of="articles" />}
          options={homeQueries.posts}
        >
          {({ posts }) => <DeskArticles posts={posts} />}
        </HomeList>
        <HomeList
          title="Asked most often"
          isBeside
          aside={<AllLink to="/faq" of="questions" />}
          options={homeQueries.faqs}
        >
          {({ faqs }) => (
            <div className="border-line border-t">
              {faqs.map(({ id, question, answer }) => (
                <Disclosure key={id} summary={question}>
                  <p>{answer}</p>
                </Disclosure>
              ))}
            </div>
          )}
        </HomeList>
      </div>
      {words && <NightCampCall {...words.invitation} />}
    </>
  );
}

/** What we do, in one breath, with three facts one can hold us to. */
function HomeStatement({ statement, facts }: Pick<HomeWords, 'statement' | 'facts'>) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.9fr_1fr]">
      <div>
        <p className="max-w-[15.4em] font-display font-medium text-[clamp(1.375rem,0.9rem+2vw,2.6875rem)] leading-[1.16] tracking-[-0.012em] sm:max-w-none">
          {statement}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:hidden print:hidden">
          <ButtonLink variant="quiet" to="/contact" search={{ topic: 'custom' }}>
            Plan my safari
          </ButtonLink>
          <ButtonAnchor variant="quiet" href={whatsAppHref('Hello, I would like to plan a safari.')}>
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp Us
          </ButtonAnchor>
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 lg:grid-cols-1">
        {facts.map(({ figure, unit, words }) => (
          <li key={unit} className="border-line-strong border-t pt-3 leading-snug">
            <span className="figures font-display font-semibold text-title-2 leading-none">{figure}</span>{' '}
            <span className="font-display font-semibold text-[0.9375rem] max-sm:block sm:text-xl">{unit}</span>
            <span className="mt-1 block text-label text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What travellers wrote; nothing where nobody did, or where it could not be had. */
function HomeReviews() {
  const { data } = useListQuery(homeQueries.reviews);
  if (data === undefined || data.reviews.length === 0) return null;
  return (
    <HomeSection title="What travellers wrote">
      <Strip of="reviews" className="gap-5 lg:grid-cols-3 lg:gap-x-8">
        {data.reviews.map((review) => (
          <li key={review.slug} className="w-[min(21rem,80vw)] shrink-0 snap-start lg:w-auto">
            <ReviewQuote review={review} trip={<TripLink about={review.about} />} />
          </li>
        ))}
      </Strip>
    </HomeSection>
  );
}

function TripLink({ about }: Pick<Review, 'about'>) {
  if (about === undefined) return null;
  const params = { tourSlug: about.slug };
  return about.kind === 'tour' ? (
    <TextLink to="/tour/$tourSlug" params={params}>
      {about.name}
    </TextLink>
  ) : (
    <TextLink to="/group-tour/$tourSlug" params={params}>
      {about.name}
    </TextLink>
  );
}

const passing = 'min(19rem, 72vw)';
const posterWidth: CardWidth = { phone: passing, tablet: passing, desktop: 'min(23vw - .95rem, 26.5rem)' };

/** Four posters in a row on a desktop; on smaller screens they are passed sideways. */
function PosterTours({ tours }: { tours: readonly TourSummary[] }) {
  return (
    <CardWidthContext value={posterWidth}>
      <Strip of="tours" className="gap-5 lg:grid-cols-4">
        {tours.slice(0, 4).map((tour) => (
          <li key={tour.id} className="w-[min(19rem,72vw)] shrink-0 snap-start lg:w-auto">
            <TourPoster tour={tour} />
          </li>
        ))}
      </Strip>
    </CardWidthContext>
  );
}

/** The last word of the page, on the side of the drawn night sky that has no stars. */
function NightCampCall({ title, words, picture }: HomeWords['invitation']) {
  return (
    <section aria-labelledby="night-camp" className="words-frame relative isolate overflow-hidden bg-[#10182f]">
      {picture && <PagePlateImage picture={picture} className="-z-10 absolute inset-0 size-full" />}
      <div className="page-width py-[clamp(2rem,6vw,6rem)]">
        <div className="max-w-md">
          <h2
            id="night-camp"
            data-over-art="large"
            className="text-[#fdf6e6] text-title-2 leading-[1.08] tracking-[-0.012em]"
          >
            {title}
          </h2>
          <p data-over-art="small" className="mt-4 text-[#f3e8d3]">
            {words}
          </p>
          <ButtonLink variant="onDark" to="/contact" search={{ topic: 'custom' }} className="mt-7 print:hidden">
            Start planning
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface HomeListProps<Page> extends Omit<HomeSectionProps, 'children'> {
  options: UseQueryOptions<Page, Error, Page, QueryKey>;
  children: (page: Page) => ReactNode;
}

/** A part of the home page that shows some of a list; nothing where the operator has none of its kind. */
function HomeList<Page extends { total: number }>({ options, children, ...section }: HomeListProps<Page>) {
  const { data } = useListQuery(options);
  if (data?.total === 0) return null;
  return (
    <HomeSection {...section}>
      <QuerySection options={options}>{children}</QuerySection>
    </HomeSection>
  );
}

interface AllLinkProps {
  to: '/tours' | '/destinations' | '/group-tours' | '/inspirations' | '/blog' | '/faq';
  of: string;
}

/** To everything of a kind. On a phone it is seen as one word, so that the heading beside it keeps its line. */
function AllLink({ to, of }: AllLinkProps) {
  return (
    <TextLink to={to} className="min-w-11 justify-end">
      All<span className="max-sm:sr-only">{`\u00a0${of}`}</span>
    </TextLink>
  );
}
