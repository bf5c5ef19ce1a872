import type { PicturePhase } from '#ui/pictures/use-picture-phase.ts';

/**
 * What a picture is doing (spec §4). It shows itself late (`picture-status` in motion.css), so that pictures which come
 * quickly, as ours do, come without a word.
 */
export function PictureStatus({ phase, hasPreview }: { phase: PicturePhase; hasPreview: boolean }) {
  if (phase !== 'loading') return null;
  return (
    <span
      aria-hidden="true"
      className="picture-status mb-3 flex max-w-full items-center gap-2 self-end justify-self-center rounded-full bg-[#1a1410]/85 px-3 py-1 font-semibold text-[#fdf6e6] text-[0.8125rem] leading-tight"
    >
      {hasPreview && <span className="rounded-sm border border-[#fdf6e6]/60 px-1 text-[0.6875rem]">HD</span>}
      {hasPreview ? 'Enhancing...' : 'Loading...'}
    </span>
  );
}
