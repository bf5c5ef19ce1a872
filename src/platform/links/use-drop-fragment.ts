import { useRouter } from '@tanstack/react-router';

/** Takes what a link brought from the address, once it has been decided about. */
export function useDropFragment(): () => void {
  const router = useRouter();
  return () =>
    void router.navigate({
      to: '.',
      search: true,
      hash: '',
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
}
