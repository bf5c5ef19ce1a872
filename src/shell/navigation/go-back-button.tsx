import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';

/** Leads to the page before, or home where there is none: a link opened in a new tab has no way back. */
export function GoBackButton() {
  const router = useRouter();
  function goBack() {
    if (history.length > 1) router.history.back();
    else void router.navigate({ href: '/', reloadDocument: true });
  }
  return (
    <Button variant="quiet" onClick={goBack}>
      Go Back
    </Button>
  );
}
