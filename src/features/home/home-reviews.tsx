import type { Review } from '#contract/reviews.ts';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeSection } from '#features/home/home-section.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ReviewQuote } from '#ui/people/review-quote.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What travellers wrote; nothing where nobody did, or where it could not be had. */
export function HomeReviews() {
  const { data } = useListQuery(homeQueries.reviews);
  if (data === undefined || data.reviews.length === 0) return null;
  return (
    <HomeSection title="What travellers wrote">
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-3">
        {data.reviews.map((review) => (
          <ReviewQuote key={review.slug} review={review} trip={<TripLink about={review.about} />} />
        ))}
      </div>
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
