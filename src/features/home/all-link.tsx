import { TextLink } from '#ui/text-link.tsx';

interface AllLinkProps {
  to: '/tours' | '/destinations' | '/group-tours' | '/inspirations' | '/blog' | '/faq';
  of: string;
}

/** To everything of a kind. On a phone it is seen as one word, so that the heading beside it keeps its line. */
export function AllLink({ to, of }: AllLinkProps) {
  return (
    <TextLink to={to} className="min-w-11 justify-end">
      All<span className="max-sm:sr-only">{`\u00a0${of}`}</span>
    </TextLink>
  );
}
