import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';

/** A page that could not be had: why, and another try. */
export function FailedPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div role="alert" className="m-4 max-w-2xl rounded-panel bg-sand p-6 sm:p-8">
      <h1 className="text-title-3">This could not be shown</h1>
      <p className="mt-2 text-muted">{error instanceof Error ? error.message : String(error)}</p>
      <Button size="small" className="mt-5" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </div>
  );
}
