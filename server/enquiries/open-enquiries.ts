import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { addEnquiryRoutes } from '#server/enquiries/enquiry-routes.ts';
import { createEnquiryReceiver, type EnquiryReceiverOptions } from '#server/enquiries/receive-enquiry.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Route } from '#server/http/answers/route.ts';

export interface EnquiriesOptions extends EnquiryReceiverOptions {
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  botCheck: BotCheck;
}

/** Adds every call that takes an enquiry. */
export function openEnquiries(route: Route, { catalogue, board, botCheck, ...taking }: EnquiriesOptions): void {
  const { clock } = taking;
  addEnquiryRoutes(route, { catalogue, board, clock, botCheck, receiver: createEnquiryReceiver(taking) });
}
