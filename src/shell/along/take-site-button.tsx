import { openTakeAlong } from '#shell/along/open-take-along.tsx';

/** The whole site, to be read without a network. */
export function TakeSiteButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) =>
        openTakeAlong(async () => ({ id: 'site', title: 'The whole site' }), currentTarget)
      }
    >
      Take the site along
    </button>
  );
}
