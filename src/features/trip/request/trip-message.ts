import { stayAmount } from '#contract/money/price.ts';
import type { WholeTrip } from '#contract/money/whole-trip.ts';
import { office } from '#contract/site/office.ts';
import { listed } from '#contract/words/count.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { datesWords, partyWords, stayWords } from '#contract/words/trip-words.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { activityAmount, invoiceWords, takenWords, tourWords } from '#features/trip/state/trip-words.ts';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

/** WhatsApp cuts longer messages off on some phones. */
const longestMessage = 900;
const longestLine = 110;

/** The trip as a chat message of at most 900 characters; what does not fit is counted, never cut in half. */
export function tripMessage(
  state: CustomizationState,
  whole: (Pick<WholeTrip, 'total'> & Partial<WholeTrip>) | undefined,
  reference?: string,
): string {
  const { baseTour, customizations, pricing } = state;
  if (baseTour === null) return '';
  const { activities, accommodations, guestCount, dates } = customizations;
  const opening = [
    `Hello ${operator.name}, this is the trip I put together:`,
    tourWords(state),
    `Who: ${partyWords(guestCount)}`,
    `When: ${datesWords(dates)}`,
  ].map(clipped);
  const extras = [
    ...activities.map((item) => `+ ${takenWords(item, guestCount)}: ${formatUsd(activityAmount(item, guestCount))}`),
    ...accommodations.map((stay) => `+ ${stayWords(stay)}: ${formatUsd(stayAmount(stay))}`),
  ].map(clipped);
  const { taxPercent } = office();
  const additions = listed([
    ...(taxPercent > 0 ? [`${taxPercent} % tax`] : []),
    ...(pricing.fees > 0 ? [`the ${formatUsd(pricing.fees)} fee`] : []),
  ]);
  const closing = [
    `Our invoice: ${invoiceWords(state)}${additions === '' ? '' : `, with ${additions}`}`,
    ...(whole?.fees ?? []).map(({ fee, amount }) => `Paid to others: ${fee.name}, ${formatUsd(amount)}`),
    ...(whole?.others ?? []).map(({ cost, ...range }) => `Paid to others: ${cost.name}, ${formatUsdRange(range)}`),
    ...(whole === undefined ? [] : [`The whole trip: ${formatUsdRange(whole.total)}`]),
    ...(reference === undefined ? [] : [`My reference: ${reference}`]),
    new URL(`/tour/${baseTour.slug}`, env.VITE_SITE_URL).href,
  ].map(clipped);

  for (let shown = extras.length; shown >= 0; shown -= 1) {
    const more = extras.length - shown;
    const rest = more === 0 ? [] : [`and ${more} more`];
    const message = [...opening, ...extras.slice(0, shown), ...rest, ...closing].join('\n');
    if (message.length <= longestMessage) return message;
  }
  return closing.join('\n');
}

function clipped(line: string): string {
  const characters = [...line];
  return characters.length <= longestLine ? line : `${characters.slice(0, longestLine - 1).join('')}…`;
}
