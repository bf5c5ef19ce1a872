import type { PicturePhase } from '#ui/pictures/use-picture-phase.ts';
import { useIsAlive } from '#ui/use-is-alive.ts';

/**
 * What a picture is doing (spec §4). It shows itself late (`picture-status` in motion.css), so that pictures which come
 * quickly, as ours do, come without a word.
 */
export function PictureStatus({ phase, hasPreview }: { phase: PicturePhase; hasPreview: boolean }) {
  const isAlive = useIsAlive();
  // Without a script nobody would take it away again.
  if (phase !== 'loading' || !isAlive) return null;
  return (
    <span
      aria-hidden="true"
      className="picture-status flex items-center gap-1.5 place-self-center whitespace-nowrap rounded-full bg-[#1a1410]/85 px-2.5 py-1 font-semibold text-[#fdf6e6] text-[0.75rem] leading-tight"
    >
      {hasPreview && <span className="rounded-sm border border-[#fdf6e6]/60 px-1 text-[0.625rem]">HD</span>}
      {hasPreview ? 'Enhancing...' : 'Loading...'}
    </span>
  );
}
