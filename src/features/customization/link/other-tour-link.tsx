import { useQuery } from '@tanstack/react-query';
import { tourAnswer } from '#features/customization/trip/tour-answer.ts';
import { AppError } from '#platform/api/app-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** Leads with the trip to the tour it belongs to, unless there is no such tour any more. */
export function OtherTourLink({ slug, fragment }: { slug: string; fragment: string }) {
  const { data, error } = useQuery(tourAnswer(slug));
  if (error instanceof AppError && error.kind === 'NOT_FOUND_ERROR') {
    return <p className="basis-full">The tour it belongs to is no longer offered.</p>;
  }
  return (
    <ButtonLink to="/tour/$tourSlug" params={{ tourSlug: slug }} hash={`trip=${fragment}`}>
      {data === undefined ? 'Open the tour it belongs to' : `Open it with ${data.name}`}
    </ButtonLink>
  );
}
