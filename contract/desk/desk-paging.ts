import * as z from 'zod/mini';
import { lastPage } from '#contract/choices.ts';
import { singleLine } from '#contract/forms/contact-details.ts';

/** Records on one page of a list of the desk. */
export const deskPageSize = 50;

/** A page of a list, from 1, as it arrives in an address; one past the end holds nothing. */
export const deskPage = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage)), 1);

/** What is searched for, as it was typed. */
export const deskSearch = z.optional(z.string().check(z.trim(), singleLine, z.maxLength(254)));
