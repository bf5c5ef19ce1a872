import type { MutationOptions, MutationState, QueryClient } from '@tanstack/react-query';
import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { connectionFailed, connectionProved } from '#platform/enquiries/connection-watch.ts';
import {
  type Enquiry,
  type EnquiryAnswer,
  enquiryCalls,
  isSendable,
  type SentWith,
} from '#platform/enquiries/enquiry.ts';
import { claimEnquiry, releaseEnquiry } from '#platform/enquiries/enquiry-claim.ts';
import { enquiryKey } from '#platform/enquiries/enquiry-key.ts';
import {
  deleteStoredEnquiry,
  readStoredEnquiry,
  storedEnquiryIds,
  storeEnquiry,
} from '#platform/enquiries/stored-enquiries.ts';
import { giveToken, takeToken } from '#platform/enquiries/token-requests.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { clearDraftOf } from '#platform/forms/form-draft.ts';
import { retryDelay } from '#platform/query-client.ts';

/*
 * An enquiry is a mutation, and the mutation cache is what knows how each one stands. It is stored on the device before it is
 * sent, so a crash, a closed tab or a lost answer ends in the same request being made again with the same id.
 */

type EnquiryMutation = MutationOptions<EnquiryAnswer, Error, Enquiry>;

const defaults: EnquiryMutation = {
  mutationFn: async (enquiry, { client }) => {
    const sentWith: SentWith = { turnstileToken: await takeToken(enquiry), clientRequestId: enquiry.id };
    const body = { ...enquiry.body, ...sentWith };
    // Each name has its call, and the form has parsed this body with that call's schema.
    return apiOf(client).call(enquiryCalls[enquiry.name], { body: body as never });
  },
  // A submission is tried for real: the browser's idea of being offline is not the truth.
  networkMode: 'always',
  // The outcome stays until somebody has seen it.
  gcTime: Number.POSITIVE_INFINITY,
  onMutate: (enquiry) => storeEnquiry(enquiry),
  onSuccess: async (answer, enquiry, _onDisk, { client }) => {
    connectionProved(client);
    clearDraftOf(enquiry.name, enquiry.id);
    if (enquiry.keptAt === undefined) await forget(enquiry.id);
    else await storeEnquiry({ ...enquiry, answer });
  },
  onError: async (error, enquiry, _onDisk, { client }) => {
    if (isConnectionFailure(error)) await keepEnquiry(client, enquiry);
    else if (enquiry.keptAt === undefined) await forget(enquiry.id);
  },
};

function prepare(queryClient: QueryClient): void {
  queryClient.setMutationDefaults(enquiryKey, defaults);
}

/**
 * Sends an enquiry with the token the form has, or keeps it when nothing comes back; either is read from the mutation cache.
 * Gives why it was refused, when it was.
 */
export async function submitEnquiry(queryClient: QueryClient, enquiry: Enquiry, token: string): Promise<unknown> {
  prepare(queryClient);
  await claimEnquiry(enquiry.id, { wait: false });
  giveToken(enquiry.id, token);
  removeFromCache(queryClient, enquiry.id);
  const options: EnquiryMutation = { mutationKey: enquiryKey };
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  try {
    await mutation.execute(enquiry);
    return undefined;
  } catch (error) {
    return isConnectionFailure(error) ? undefined : error;
  }
}

/** Keeps an enquiry on the device until there is a network again, then sends it. */
export async function keepEnquiry(queryClient: QueryClient, enquiry: Enquiry): Promise<void> {
  prepare(queryClient);
  const kept: Enquiry = { ...enquiry, keptAt: enquiry.keptAt ?? Date.now() };
  connectionFailed(queryClient);
  await claimEnquiry(kept.id, { wait: false });
  const isOnDisk = await storeEnquiry(kept);
  resume(queryClient, kept, isOnDisk);
}

/** Takes up what earlier visits have left on the device; each enquiry by one tab. */
export async function resumeEnquiries(queryClient: QueryClient): Promise<void> {
  prepare(queryClient);
  for (const id of await storedEnquiryIds()) void resumeOnceFree(queryClient, id);
}

async function resumeOnceFree(queryClient: QueryClient, id: string): Promise<void> {
  await claimEnquiry(id, { wait: true });
  // The tab that had it may have sent it, and told the visitor.
  const enquiry = await readStoredEnquiry(id);
  if (enquiry === undefined) releaseEnquiry(id);
  else resume(queryClient, { ...enquiry, keptAt: enquiry.keptAt ?? enquiry.pressedAt }, true);
}

/** Puts an enquiry away: taken back, or its outcome has been seen. */
export async function dismissEnquiry(queryClient: QueryClient, id: string): Promise<void> {
  removeFromCache(queryClient, id);
  await forget(id);
}

function resume(queryClient: QueryClient, enquiry: Enquiry, isOnDisk: boolean): void {
  removeFromCache(queryClient, enquiry.id);
  // Paused while there is no network; `connectionFailed` has said so where the browser does not.
  const options: EnquiryMutation = { mutationKey: enquiryKey, networkMode: 'online', retry: isPassing, retryDelay };
  const mutation = queryClient.getMutationCache().build(queryClient, options, {
    ...stateOf(enquiry),
    context: isOnDisk,
    variables: enquiry,
    submittedAt: enquiry.pressedAt,
  });
  void mutation.continue().catch(toldByTheCache);
}

type Outcome = Omit<MutationState<EnquiryAnswer, Error, Enquiry>, 'context' | 'variables' | 'submittedAt'>;

const untouched = { data: undefined, error: null, failureCount: 0, failureReason: null, isPaused: false };

function stateOf(enquiry: Enquiry): Outcome {
  if (enquiry.answer !== undefined) return { ...untouched, status: 'success', data: enquiry.answer };
  if (isSendable(enquiry)) return { ...untouched, status: 'pending', isPaused: true };
  const error = new AppError(
    'VALIDATION_ERROR',
    'This has waited too long to be sent as it is. Please look at it again.',
  );
  return { ...untouched, status: 'error', error, failureReason: error };
}

function removeFromCache(queryClient: QueryClient, id: string): void {
  const cache = queryClient.getMutationCache();
  const earlier = cache.findAll({
    mutationKey: enquiryKey,
    predicate: ({ state }) => fieldsOf(state.variables).id === id,
  });
  for (const mutation of earlier) cache.remove(mutation);
}

async function forget(id: string): Promise<void> {
  await deleteStoredEnquiry(id);
  releaseEnquiry(id);
}

/** For what already waits: a fault of the moment, or a token that was too old, is no reason to give it back. */
function isPassing(failures: number, error: unknown): boolean {
  if (!(error instanceof AppError) || failures >= 20) return false;
  const { status = 0, code } = error.details;
  return status >= 500 || status === 408 || status === 429 || code === 'bot_check_failed';
}

/** Forms and notices read outcomes from the mutation cache; a rejected promise says nothing more. */
const toldByTheCache = () => {};
