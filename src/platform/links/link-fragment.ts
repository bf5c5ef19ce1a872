import { useLocation } from '@tanstack/react-router';

/** What travels in the fragment of an address, where no server ever sees it: `#trip=…`. */
export type FragmentName = 'trip' | 'shortlist' | 'proposal';

/** The part of a fragment after `name=`; undefined where it is another. `hash` with or without its `#`. */
export function fragmentOf(hash: string, name: FragmentName): string | undefined {
  const fragment = hash.startsWith('#') ? hash.slice(1) : hash;
  return fragment.startsWith(`${name}=`) ? fragment.slice(name.length + 1) : undefined;
}

/** What the address of this page brings under this name. The finished page knows of none: to be asked once it is hydrated. */
export function useLinkFragment(name: FragmentName): string | undefined {
  return useLocation({ select: ({ hash }) => fragmentOf(hash, name) });
}
