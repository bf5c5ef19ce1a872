import type { Picture } from '#contract/records/picture.ts';
import { largestOf } from '#contract/records/picture-renditions.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { captionOf } from '#platform/images/picture-sources.ts';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { photographsModalId } from '#shell/modals/modal-ids.ts';
import { openModal } from '#shell/modals/modal-stack.ts';
import { PageSection } from '#ui/page-section.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const loadViewer = () => import('#parts/photographs/photograph-viewer.tsx');

/** The photograph in its own shape as far as frames of photographs go (site.css). */
const frames = [
  { upTo: 0.95, frame: 'aspect-4/5', shape: 'card', width: '18rem' },
  { upTo: 1.7, frame: 'aspect-3/2', shape: 'list', width: 'min(85vw, 33.75rem)' },
  { upTo: Number.POSITIVE_INFINITY, frame: 'aspect-2/1', shape: 'list', width: 'min(85vw, 45rem)' },
] as const;

interface PhotographStripProps {
  /** In the operator's order. */
  photographs?: readonly Picture[] | undefined;
  /** What the page shows at its head already. */
  head: Picture;
}

/**
 * A record's own photographs, passed sideways, those first that one decides by; each opens large, and without a script its file. On
 * paper the first three. Nothing where there are none.
 */
export function PhotographStrip({ photographs: all = [], head }: PhotographStripProps) {
  if (all.length === 0) return null;
  const photographs = decidingFirst(all, head);
  const prepare = () => {
    prepareModals();
    loadViewer().catch(() => {});
  };
  const open = (first: number, opener: Element) =>
    openModal({
      id: photographsModalId,
      label: 'Photographs',
      shape: 'full',
      opener,
      load: async () => {
        const { PhotographViewer } = await loadViewer();
        return <PhotographViewer photographs={photographs} first={first} />;
      },
    });
  return (
    <PageSection title="Photographs">
      <ul className="photograph-strip">
        {photographs.map((photograph, index) => (
          <li key={photograph.src} className="shrink-0 snap-start print:nth-[n+4]:hidden">
            <figure>
              <a
                href={largestOf(photograph)}
                aria-haspopup="dialog"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  open(index, event.currentTarget);
                }}
                className="block rounded-card focus-visible:outline-offset-4"
              >
                <Photograph photograph={photograph} />
              </a>
              <figcaption className="contain-inline-size mt-2 text-label text-muted">
                {captionOf(photograph)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** One of a room and one of somebody, then the others in their order; last the one that stands at the head. */
function decidingFirst(all: readonly Picture[], head: Picture): Picture[] {
  const others = all.filter(({ src }) => src !== head.src);
  const showing = (subject: string) => others.find(({ photo }) => photo?.shows === subject) ?? [];
  return [...new Set([showing('room'), showing('person'), others, all].flat())];
}

function Photograph({ photograph }: { photograph: Picture }) {
  const ratio = photograph.width / photograph.height;
  const { frame, shape, width } = frames.find(({ upTo }) => ratio < upTo) ?? frames[1];
  const views: PictureViews = [{ shape, width }];
  return <PlateImage picture={photograph} views={views} className={`photograph-height rounded-card ${frame}`} />;
}
