import { BlogPostCard } from '#features/blog/blog-post-card.tsx';
import { GroupTourCard } from '#features/group-tours/group-tour-card.tsx';
import { DestinationBento } from '#features/home/destination-bento.tsx';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeStatement } from '#features/home/home-statement.tsx';
import { HowItWorks } from '#features/home/how-it-works.tsx';
import { MonthAdvice, monthInNairobi } from '#features/home/month-advice.tsx';
import { NightCampCall } from '#features/home/night-camp-call.tsx';
import { PosterTours } from '#features/home/poster-tours.tsx';
import { RingedActivities } from '#features/home/ringed-activities.tsx';
import { SeasonCalendar } from '#features/home/season-calendar.tsx';
import { StayFeature } from '#features/home/stay-feature.tsx';
import { InspirationCard } from '#features/inspirations/inspiration-card.tsx';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { QuerySection } from '#shell/lists/query-section.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

const chapter = 'page-width grid grid-cols-[minmax(0,1fr)] gap-24 py-20 sm:gap-32 sm:py-28';

/** Everything below the first view: what one scrolls to. */
export function HomeBelow() {
  const now = useNow();
  return (
    <>
      <div className={chapter}>
        <HomeStatement />
        <PageSection title="Safaris travellers start with" aside={<TextLink to="/tours">All tours</TextLink>}>
          <QuerySection options={homeQueries.featuredTours} fallback={<FallbackTourList />}>
            {({ tours }) => <PosterTours tours={tours} />}
          </QuerySection>
        </PageSection>
      </div>
      <div data-part="" className="bg-sand py-20 sm:py-28">
        <div className="page-width">
          <SeasonCalendar current={monthInNairobi(now)} />
        </div>
      </div>
      <div className={chapter}>
        <PageSection title="Places that stay with you" aside={<TextLink to="/destinations">All destinations</TextLink>}>
          <QuerySection options={homeQueries.destinations}>
            {(page) => <DestinationBento destinations={page.destinations} />}
          </QuerySection>
        </PageSection>
        <PageSection
          title="Next group departures"
          lead="Fixed dates and shared costs. Seats left are our office's own count."
          aside={<TextLink to="/group-tours">All group tours</TextLink>}
        >
          <QuerySection options={homeQueries.groupTours}>
            {({ groupTours }) => (
              <CardGrid>
                {groupTours.map((tour) => (
                  <GroupTourCard key={tour.id} tour={tour} />
                ))}
              </CardGrid>
            )}
          </QuerySection>
        </PageSection>
        <QuerySection options={homeQueries.stays}>
          {({ accommodations }) => accommodations[0] && <StayFeature stay={accommodations[0]} />}
        </QuerySection>
        <PageSection title="Ways to spend a morning">
          <QuerySection options={homeQueries.activities}>
            {({ activities }) => <RingedActivities activities={activities} />}
          </QuerySection>
        </PageSection>
      </div>
      <div data-part="" className="bg-sand py-20 sm:py-28">
        <div className="page-width">
          <QuerySection options={homeQueries.destinations}>
            {(page) => <MonthAdvice destinations={page.destinations} now={now} />}
          </QuerySection>
        </div>
      </div>
      <div className={chapter}>
        <PageSection title="What kind of journey?" aside={<TextLink to="/inspirations">All inspiration</TextLink>}>
          <QuerySection options={homeQueries.inspirations}>
            {({ inspirations }) => (
              <CardGrid columns={4}>
                {inspirations.map((inspiration) => (
                  <InspirationCard key={inspiration.id} inspiration={inspiration} />
                ))}
              </CardGrid>
            )}
          </QuerySection>
        </PageSection>
        <HowItWorks />
        <PageSection title="From our planning desk" aside={<TextLink to="/blog">All articles</TextLink>}>
          <QuerySection options={homeQueries.posts}>
            {({ posts }) => (
              <CardGrid>
                {posts.map((post) => (
                  <BlogPostCard key={post.id} post={post} />
                ))}
              </CardGrid>
            )}
          </QuerySection>
        </PageSection>
        <PageSection title="Asked most often" aside={<TextLink to="/faq">All questions</TextLink>}>
          <QuerySection options={homeQueries.faqs}>
            {({ faqs }) => (
              <div className="border-line border-t">
                {faqs.map(({ id, question, answer }) => (
                  <Disclosure key={id} summary={question}>
                    <p>{answer}</p>
                  </Disclosure>
                ))}
              </div>
            )}
          </QuerySection>
        </PageSection>
      </div>
      <NightCampCall />
    </>
  );
}
