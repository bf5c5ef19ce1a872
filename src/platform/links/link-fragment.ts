import { useLocation, useRouter } from '@tanstack/react-router';

/** What travels in the fragment of an address, where no server ever sees it: `#trip=…`. */
export type FragmentName = 'trip' | 'shortlist' | 'proposal' | 'shared' | 'token';

/**
 * The part of a fragment after `name=`, in the characters of base64url and dots; undefined where it is another. `hash` with or without
 * its `#`. What chats and mails make of a link is undone: escapes, breaks within, marks and words of campaigns behind.
 */
export function fragmentOf(hash: string, name: FragmentName): string | undefined {
  const fragment = hash
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^#/, '');
  if (!fragment.startsWith(`${name}=`)) return undefined;
  return /^[\w-]*(?:\.[\w-]+)*/.exec(fragment.slice(name.length + 1))?.[0];
}

/** What the address of this page brings under this name. The finished page knows of none: to be asked once it is hydrated. */
export function useLinkFragment(name: FragmentName): string | undefined {
  return useLocation({ select: ({ hash }) => fragmentOf(hash, name) });
}

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
