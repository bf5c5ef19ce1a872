import type { PicturePhase } from '#ui/pictures/use-picture-phase.ts';

/**
 * What a picture is doing (B-40). It shows itself late, and only where it has room (`picture-status` in motion.css), so that
 * pictures which come quickly, as ours do, come without a word.
 */
export function PictureStatus({ phase, hasPreview }: { phase: PicturePhase | undefined; hasPreview: boolean }) {
  if (phase !== 'loading') return null;
  return (
    <span
      aria-hidden="true"
      className="picture-status items-center gap-1.5 place-self-center whitespace-nowrap rounded-full bg-[#1a1410]/85 px-2.5 py-1 font-semibold text-[#fdf6e6] text-[0.75rem] leading-tight"
    >
      {hasPreview && <span className="rounded-sm border border-[#fdf6e6]/60 px-1 text-[0.625rem]">HD</span>}
      {hasPreview ? 'Enhancing...' : 'Loading...'}
    </span>
  );
}
