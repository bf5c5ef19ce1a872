import { officeDay } from '#contract/calendar/calendar.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { partyWords } from '#contract/words/trip-words.ts';
import { readRequestNotes, tripLinkOf } from '#features/trip/link/sent-trip.ts';
import { tripFragment } from '#features/trip/link/trip-fragment.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { tourWords } from '#features/trip/state/trip-words.ts';
import { shareLink } from '#parts/share/share-link.ts';

/** Opens the dialog in which this trip is sent, in the fragment of its tour's address. */
export async function sendTrip(state: CustomizationState): Promise<void> {
  const notes = readRequestNotes();
  const link = tripLinkOf(state, notes, officeDay(new Date()));
  const { baseTour, customizations } = state;
  if (link === undefined || baseTour === null) return;
  const { guestCount, dates } = customizations;
  const { startDate, endDate = startDate } = dates;
  const days = startDate && endDate && formatDayRange(startDate, endDate);
  const title = [tourWords(state), partyWords(guestCount), days].filter(Boolean).join(', ');
  shareLink({
    title,
    text: `The safari I put together: ${title}`,
    url: `${location.origin}/tour/${baseTour.slug}#${await tripFragment(link)}`,
    carries: `Days, people${notes === '' ? '' : ', your notes'} and extras are in the link itself. Whoever has it can open it, and no server is told.`,
  });
}
