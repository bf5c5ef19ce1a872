import * as z from 'zod/mini';
import { emailAddress } from '#contract/contact-details.ts';
import { weekdays } from '#contract/opening-hours.ts';
import type { Palette } from '#contract/palette.ts';

/*
 * The words of the operator: the files of `content/site/`. Each message says what to write; what names the file and the
 * field is around it. A text may hold `{{name}}` and the other names of `namesOf`. Those of home and About are answered
 * as records are (contract/site-words.ts); all others are built into the site.
 */

const oneLine = z
  .string('write one line of text')
  .check(z.regex(/^[^\p{Cc}\s][^\p{Cc}]{0,199}$/u, 'write one line of text'));
const text = z.string('write a text').check(z.regex(/^\S[^\p{Cc}]*$/u, 'write a text, without line breaks'));
const webAddress = z
  .string('write an address that starts with https://')
  .check(z.regex(/^https?:\/\/[^\s/]+(?:\/\S*)?$/, 'write an address that starts with https://'));

const listOf = <T extends z.core.SomeType>(member: T) => z.array(member, 'write a list in square brackets');

const wholeNumber = (least: number, most: number) =>
  z
    .int(`write a whole number from ${least} to ${most}`)
    .check(z.refine((value) => value >= least && value <= most, `write a whole number from ${least} to ${most}`));

const time = z
  .string('write a time such as 08:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 08:00'));
const dayHours = z
  .strictObject({ opens: time, closes: time }, 'write { "opens": "08:00", "closes": "18:00" }, or leave the day out')
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'write a time after "opens"', path: ['closes'] }));
const dayOff = z.optional(dayHours);

/** Who runs the safaris and how to reach them. */
export const operatorFile = z.strictObject({
  name: oneLine,
  /** Below an icon there is room for a dozen characters. */
  shortName: oneLine,
  /** As contracts and the law know it. */
  legalName: oneLine,
  /** The title of the first page, and of what is nobody else's. */
  brandLine: oneLine,
  description: text,
  phone: oneLine,
  email: z
    .string('write an email address')
    .check(z.refine((value) => emailAddress.safeParse(value).success, 'write an email address')),
  whatsapp: z
    .string('write 7 to 20 digits, with the country code')
    .check(z.regex(/^\d{7,20}$/, 'write 7 to 20 digits, with the country code')),
  place: z.strictObject({
    town: oneLine,
    country: oneLine,
    countryCode: z
      .string('write two capitals, such as KE')
      .check(z.regex(/^[A-Z]{2}$/, 'write two capitals, such as KE')),
  }),
  openingHours: z
    .strictObject(
      Object.fromEntries(weekdays.map((day) => [day, dayOff])) as Record<(typeof weekdays)[number], typeof dayOff>,
    )
    .check(z.refine((hours) => Object.keys(hours).length > 0, 'write the hours of one day at least')),
  /** What every trip is agreed on, and how fast the office answers. Texts name it: `{{deposit}}`, `{{balance}}`, `{{answer}}`. */
  terms: z.strictObject({
    /** Per cent of the total, due when a traveller accepts. */
    depositPercent: wholeNumber(0, 100),
    /** How many days before the first day the rest is due. */
    balanceDays: wholeNumber(0, 365),
    /** Within how many working days whoever writes has an answer. */
    answerDays: wholeNumber(1, 10),
  }),
  /** A network that is left out is not shown. */
  social: z.strictObject({
    facebook: z.optional(webAddress),
    instagram: z.optional(webAddress),
    tiktok: z.optional(webAddress),
  }),
  /** Nothing is claimed where it is left out. */
  licence: z.optional(oneLine),
});

export type OperatorFile = z.infer<typeof operatorFile>;

/** The first page. */
export const homeFile = z.strictObject({
  headline: oneLine,
  statement: text,
  facts: listOf(z.strictObject({ figure: oneLine, unit: oneLine, words: text })),
  invitation: z.strictObject({ title: oneLine, words: text }),
});

export type HomeFile = z.infer<typeof homeFile>;

/** What stands below every page, and what search results say of the pages that name the operator's town. */
export const pagesFile = z.strictObject({ footer: text, tours: text, groupTours: text, contact: text, about: text });

const aboutBlock = z.strictObject({
  title: z.optional(oneLine),
  text: z.optional(text),
  list: z.optional(listOf(text)),
  mark: z.optional(z.enum(['yes', 'no'], 'write yes or no')),
  facts: z.optional(listOf(z.strictObject({ label: oneLine, value: oneLine }))),
  note: z.optional(text),
});
const aboutChapter = z.strictObject({ title: oneLine, blocks: listOf(aboutBlock) });

/** The page about the operator. */
export const aboutFile = z.strictObject({
  pictures: text,
  story: z.strictObject({
    title: oneLine,
    text,
    habits: text,
    columns: listOf(z.strictObject({ title: oneLine, text })),
  }),
  guides: aboutChapter,
  travel: aboutChapter,
  safety: aboutChapter,
  licences: aboutChapter,
  office: z.strictObject({ title: oneLine, text }),
  closing: text,
});

export type AboutFile = z.infer<typeof aboutFile>;

/** What programs read: the summary for language models, the manifest of the installed site, the card of shared links. */
export const machinesFile = z.strictObject({ summary: text, tours: text, app: text, card: oneLine });

export const mailsFile = z.strictObject({ signature: oneLine });

/** Every sentence that says that this is a demonstration; read only where it is one. */
export const demonstrationFile = z.strictObject({
  pages: z.strictObject({ footer: text, about: text }),
  about: z.strictObject({
    introduction: text,
    /** Before the story's own text. */
    story: listOf(text),
    /** In place of the story's own. */
    habits: text,
    guides: text,
    licences: text,
  }),
  stays: z.strictObject({ note: text }),
  machines: z.strictObject({ examples: text, stay: text }),
  /** Below people and reviews that are examples: one planner, one guide, several of either, of both, and a review. */
  people: z.strictObject({ planner: text, guide: text, planners: text, guides: text, both: text, review: text }),
});

type Demonstration = z.infer<typeof demonstrationFile>;

/**
 * A file's words with the sentences that a demonstration adds to them. They are called notices, since the name stands in the
 * code of every site, and a site that is no demonstration has no such word in it.
 */
type Shown<Words, Part extends keyof Demonstration> = Words & { notices?: Demonstration[Part] | undefined };

/** What a demonstration adds to the words of About, which are a record's. */
type AboutAdditions = Shown<object, 'about'>;
export type PageWords = Shown<z.infer<typeof pagesFile>, 'pages'>;
export type StayWords = Shown<object, 'stays'>;
export type PeopleWords = Shown<object, 'people'>;
export type MachineWords = z.infer<typeof machinesFile> & {
  notices?: (Demonstration['machines'] & Pick<Demonstration['about'], 'introduction'>) | undefined;
};
export type MailWords = z.infer<typeof mailsFile>;

/** How the operator looks: the project's own logo and colours where they brought none. */
export interface Brand {
  /** The operator's logo, a safe SVG about as wide as high. */
  logo?: string | undefined;
  palette: Palette;
}

/** The words of the operator as they are shown: names filled in, a demonstration's sentences only where it is one. */
export interface Site {
  operator: OperatorFile;
  about: AboutAdditions;
  pages: PageWords;
  stays: StayWords;
  machines: MachineWords;
  people: PeopleWords;
  mails: MailWords;
  brand: Brand;
  isDemonstration: boolean;
}

/** What `{{…}}` in a text may name. */
export function namesOf({ name, shortName, legalName, phone, email, place, terms }: OperatorFile) {
  return {
    name,
    shortName,
    legalName,
    phone,
    email,
    town: place.town,
    country: place.country,
    ...termsInWords(terms),
  } satisfies Record<string, string>;
}

/** `30 per cent`, `45 days`, `one working day`. */
export function termsInWords({ depositPercent, balanceDays, answerDays }: OperatorFile['terms']) {
  return {
    deposit: `${depositPercent} per cent`,
    balance: balanceDays === 1 ? 'one day' : `${balanceDays} days`,
    answer: answerDays === 1 ? 'one working day' : `${answerDays} working days`,
  };
}
