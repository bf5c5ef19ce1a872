import { ButtonLink } from '#ui/button-link.tsx';

/** For the visitor who has looked at four tours and knows less than before. */
export function UndecidedTile() {
  return (
    <div className="flex h-full min-h-72 flex-col justify-between gap-10 rounded-card bg-footer p-7 text-on-footer">
      <p className="max-w-[7.3em] font-display font-semibold text-title-2 leading-[1.08]">
        Not sure which one is yours?
      </p>
      <div className="max-w-sm">
        <p>
          Tell us the month, the days and who is coming. You get one route and one price back, and the reasons for both.
        </p>
        <ButtonLink variant="onDark" size="small" to="/contact" search={{ topic: 'custom' }} className="mt-5">
          Ask the planning desk
        </ButtonLink>
      </div>
    </div>
  );
}
