import { count, listed } from '#contract/words/count.ts';
import { formatUsd, formatUsdMoreOrLess } from '#contract/words/money.ts';
import { priceChanges, whatIsGone } from '#features/trip/link/trip-differences.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { eachPaysOf } from '#features/trip/state/each-pays.ts';
import { fitToTour, type TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { tripCostsOf } from '#features/trip/state/trip-costs.ts';
import { invoiceWords } from '#features/trip/state/trip-words.ts';
import { forWhom } from '#platform/format.ts';

interface ResumeWords {
  price: string;
  missing: string;
}

interface KnownOfTrip {
  /** The tour could not be asked about. */
  isError: boolean;
  /** A request of this tour has been sent. */
  isSent: boolean;
  now: Date;
}

/** What a trip that was begun comes to today against when it was last changed, and what it lacks. `tour` as its page would show it now. */
export function resumeWords(
  kept: CustomizationState,
  tour: TourOffer | undefined,
  { isError, isSent, now }: KnownOfTrip,
): ResumeWords {
  if (tour === undefined) {
    const unknown = isError ? ' Today’s price could not be asked for.' : '';
    return {
      price: `Our invoice was ${invoiceWords(kept)} when you last changed it.${unknown}`,
      missing: missingWords(kept, 0, isSent),
    };
  }
  const today = fitToTour(kept, tour);
  const eachPays = eachPaysOf(today, tour);
  const each = eachPays && `${formatUsd(eachPays.each)} ${forWhom(eachPays.people)}, all in.`;
  const warnings = tripCostsOf(today, tour, now).warnings;
  const ages = warnings.find((warning) => warning.kind === 'ages-unknown')?.missing ?? 0;
  const invoice = `Our invoice ${invoiceWords(today)}, ${againstWords(kept, today)}`;
  return {
    price: [each, invoice, ...whatIsGone(kept, today)].filter(Boolean).join(' '),
    missing: missingWords(kept, ages, isSent),
  };
}

/** `$40 more than when you last changed it: Balloon over the Mara $480 (was $440).` */
function againstWords(kept: CustomizationState, today: CustomizationState): string {
  const cents = Math.round(today.pricing.total * 100) - Math.round(kept.pricing.total * 100);
  if (cents === 0) return 'as when you last changed it.';
  const why = priceChanges(kept, today).map(
    ({ what, was, today: now }) => `${lowerFirst(what)} ${formatUsd(now)} (was ${formatUsd(was)})`,
  );
  const difference = `${formatUsdMoreOrLess(cents / 100)} than when you last changed it`;
  return `${[difference, why.join('; ')].filter(Boolean).join(': ')}.`;
}

/** Our own word begins in small where it stands within a sentence; names do not. */
const lowerFirst = (what: string) => what.replace(/^The tour/, 'the tour').replace(/,$/, '');

function missingWords({ customizations, error }: CustomizationState, ages: number, isSent: boolean): string {
  const missing = [
    customizations.dates.startDate === undefined && 'a first day',
    ages > 0 && (ages === 1 ? 'the age of a child' : `the ages of ${count(ages, 'child', 'children')}`),
  ].filter((part) => part !== false);
  const parts = [
    isSent ? 'Your request has been sent.' : 'Not sent to us yet.',
    missing.length > 0 && `Still missing: ${listed(missing)}.`,
    // On a phone what comes last may be cut; the tour's page says it again.
    error,
  ];
  return parts.filter(Boolean).join(' ');
}
