import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { operator } from '#platform/operator.ts';
import { about } from '#platform/words/about-words.ts';

export function AboutLicences() {
  return (
    <AboutChapter id="licences" title={about.licences.title}>
      {operator.licence === undefined ? (
        about.notices && <p>{about.notices.licences}</p>
      ) : (
        <p>
          <span className="block font-medium text-label text-muted">Licence</span>
          <span className="figures mt-0.5 block font-display font-semibold text-title-3 leading-tight">
            {operator.licence}
          </span>
        </p>
      )}
      <AboutBlocks blocks={about.licences.blocks} />
    </AboutChapter>
  );
}
