import { officeDay } from '#contract/calendar/calendar.ts';
import { getBotCheckChallenge, requestCustomSafari, sendContactMessage } from '#contract/forms/enquiry-endpoints.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { contactDetailsOf } from '#server/enquiries/contact-enquiry.ts';
import { createEnquiryReceiver, type EnquiryReceiverOptions } from '#server/enquiries/receive-enquiry.ts';
import { safariDetailsOf } from '#server/enquiries/safari-enquiry.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { Repeated, type Route } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';

export interface EnquiriesOptions extends EnquiryReceiverOptions {
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  botCheck: BotCheck;
}

/** Adds the calls that take enquiries, and the one that precedes them. */
export function openEnquiries(route: Route, { catalogue, board, botCheck, ...taking }: EnquiriesOptions): void {
  const { clock } = taking;
  const receive = createEnquiryReceiver(taking);

  route(getBotCheckChallenge, ({ query }) => {
    if (botCheck.challenge === undefined) throw new ApiError('not_found', 'The bot check is done by Turnstile.');
    return botCheck.challenge(query.action);
  });

  route(sendContactMessage, async ({ body }, { address }) => {
    const details = () => contactDetailsOf({ catalogue: catalogue(), board }, body);
    const { reference, repeated } = await receive({ body, action: 'contact', address, details });
    const answer = { status: 'success' as const, message: thanks(reference), reference };
    return repeated ? new Repeated(answer) : answer;
  });

  route(requestCustomSafari, async ({ body }, { address }) => {
    const details = () => safariDetailsOf(catalogue(), officeDay(clock()), body);
    const { reference, repeated } = await receive({ body, action: 'custom-safari', address, details });
    // Only a price we agree with is ever stored, so what was sent is what was stored.
    const answer = { status: 'success' as const, message: thanks(reference), reference, pricing: body.pricing };
    return repeated ? new Repeated(answer) : answer;
  });
}

function thanks(reference: string): string {
  return `Thank you. Your enquiry has reached us; its reference is ${reference}.`;
}
