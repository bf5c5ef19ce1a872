import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { changeDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

/** Where answers arrive, and one press for what came there: each of the two undoes the other. */
export function WhoseTurn({
  enquiry: { reference, version, isUnanswered, firstAnsweredAt },
}: {
  enquiry: DeskEnquiry;
}) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isNew = isUnanswered && firstAnsweredAt === null;
  const save = useChange(changeDeskEnquiry);
  const pass = (waitsFor: 'office' | 'traveller') =>
    save.mutate({ params: { reference }, body: { waitsFor }, version });
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-label text-muted wrap-anywhere">{`Answers arrive at ${session.operator.email}${session.isMailboxRead ? ', and a minute later here' : ''}.`}</p>
      {!isNew && (
        <Button
          variant="quiet"
          size="small"
          disabled={save.isPending}
          onClick={() => pass(isUnanswered ? 'traveller' : 'office')}
        >
          {isUnanswered ? 'Nothing to answer' : 'An answer came'}
        </Button>
      )}
      <FormFailure error={save.error} />
    </div>
  );
}
