import { Spinner } from '#ui/spinner.tsx';

export function WaitingPage() {
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner />
    </div>
  );
}
