import { type RouterState, useRouterState } from '@tanstack/react-router';
import { isMissingPage } from '#platform/internals/is-missing-page.ts';

/**
 * What the page says of itself in the document's head: the `head` of its route (platform/page-head.ts), or the root's until it
 * has one. Every head is whole, so none is made of several; the 404 page brings its own. The router's `HeadContent` also knows styles,
 * scripts and manifests, for a kilobyte more of the first load.
 */
export function PageTags() {
  const meta = useRouterState({ select: (state) => lastWithHead(state)?.meta });
  const links = useRouterState({ select: (state) => lastWithHead(state)?.links });
  return (
    <>
      {meta?.map((tag) => {
        if (tag === undefined) return null;
        if ('title' in tag) return <title key="title">{tag.title}</title>;
        return <meta key={tag.name ?? tag.property} {...tag} />;
      })}
      {links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  );
}

function lastWithHead(state: Pick<RouterState, 'matches'>) {
  return isMissingPage(state) ? undefined : state.matches.findLast(({ meta }) => meta);
}
