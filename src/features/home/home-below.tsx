import { departuresAreFreshFor } from '#features/group-tours/departure-status.tsx';
import { AllLink } from '#features/home/all-link.tsx';
import { DepartureRows } from '#features/home/departure-rows.tsx';
import { DeskArticles } from '#features/home/desk-articles.tsx';
import { DestinationBento } from '#features/home/destination-bento.tsx';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeList } from '#features/home/home-list.tsx';
import { HomeReviews } from '#features/home/home-reviews.tsx';
import { HomeSection } from '#features/home/home-section.tsx';
import { HomeStatement } from '#features/home/home-statement.tsx';
import { HowItWorks } from '#features/home/how-it-works.tsx';
import { JourneyList } from '#features/home/journey-list.tsx';
import { MonthAdvice, monthAtOffice } from '#features/home/month-advice.tsx';
import { NightCampCall } from '#features/home/night-camp-call.tsx';
import { PosterTours } from '#features/home/poster-tours.tsx';
import { RingedActivities } from '#features/home/ringed-activities.tsx';
import { SeasonCalendar } from '#features/home/season-calendar.tsx';
import { StayFeature } from '#features/home/stay-feature.tsx';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { operator } from '#platform/operator.ts';
import { calendar } from '#platform/words/wildlife-calendar-words.ts';
import { QuerySection } from '#shell/lists/query-section.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { Disclosure } from '#ui/disclosure.tsx';

const chapter = 'page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:gap-28 sm:py-24';

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
      <div className={chapter}>
        <HomeStatement statement={words?.statement ?? operator.description} facts={words?.facts ?? []} />
        <HomeSection title="Safaris travellers start with" aside={<AllLink to="/tours" of="tours" />}>
          <QuerySection options={homeQueries.featuredTours} fallback={<FallbackTourList />}>
            {({ tours }) => <PosterTours tours={tours} />}
          </QuerySection>
        </HomeSection>
      </div>
      {rows.length > 0 && (
        <div className="bg-sand py-8 sm:py-24">
          <div className="page-width">
            <SeasonCalendar rows={rows} current={monthAtOffice(now)} />
          </div>
        </div>
      )}
      <div className={chapter}>
        <HomeList
          title="Where we travel"
          aside={<AllLink to="/destinations" of="destinations" />}
          options={homeQueries.destinations}
        >
          {(page) => <DestinationBento destinations={page.destinations} />}
        </HomeList>
        <HomeList
          title="Next group departures"
          lead="Fixed dates and shared costs, with the seats that are left today."
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
      <div className={chapter}>
        <HomeList
          title="What kind of journey?"
          aside={<AllLink to="/inspirations" of="inspiration" />}
          options={homeQueries.inspirations}
        >
          {({ inspirations }) => <JourneyList inspirations={inspirations} />}
        </HomeList>
        <HowItWorks />
        <HomeReviews />
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
