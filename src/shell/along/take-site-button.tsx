/** The whole site, to be read without a network. */
export function TakeSiteButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      Take the site along
    </button>
  );
}

async function open(opener: Element): Promise<void> {
  const { openTakeAlong } = await import('#shell/along/open-take-along.tsx');
  openTakeAlong({ id: 'site', title: 'The whole site' }, opener);
}
