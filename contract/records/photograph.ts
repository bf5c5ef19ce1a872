import * as z from 'zod/mini';
import { calendarDay, openWord, text } from '#contract/values.ts';

/** A share of a picture's width or height, counted from its left or upper edge. */
const share = z.number().check(z.gte(0), z.lte(1));

/** The point of a photograph that every frame keeps: a face, the head of an animal. */
const focalPoint = z.object({ x: share, y: share });

/** What one decides by: the room one sleeps in, and somebody one will meet. */
const photographSubjects = ['room', 'person'] as const;

/** What is known of a photograph beside what every picture has. A picture that has it was taken, not drawn. */
export const photo = z.object({
  focal: focalPoint,
  /** Who took it, as it is to stand below it. */
  credit: text,
  /** One of each comes before the others on a page. */
  shows: z.optional(openWord(photographSubjects)),
  place: z.optional(text),
  /** The day it was taken. */
  day: z.optional(calendarDay),
  /** Those who can be recognised have agreed that it is shown. */
  peopleAgreed: z.optional(z.boolean()),
});
