import * as z from 'zod/mini';
import { isCalendarDay } from '#contract/calendar/calendar.ts';
import { weekdays } from '#contract/calendar/opening-hours.ts';
import { emailAddress } from '#contract/forms/contact-details.ts';
import { tourSummary } from '#contract/records/tours.ts';
import type { Palette } from '#contract/site/palette.ts';
import { listed } from '#contract/words/count.ts';

/*
 * The words of the operator: the files of `content/site/`. Each message says what to write; what names the file and the
 * field is around it. A text may hold `{{name}}` and the other names of `namesOf`. Those of home and About are answered
 * as records are (contract/site/site-words.ts); all others are built into the site.
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
const day = z.string('write a day such as 2026-12-25').check(z.refine(isCalendarDay, 'write a day such as 2026-12-25'));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}

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
  /** Answered at night, by and for those who are on a trip, whose pages alone tell it. */
  nightPhone: z.optional(oneLine),
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
    timeZone: z
      .string('write a time zone such as Africa/Johannesburg')
      .check(z.refine(isTimeZone, 'write a time zone such as Africa/Johannesburg')),
    /** What stands behind the opening hours: `EAT`. */
    clock: oneLine,
  }),
  /** Where the tours go, in a name such as `East Africa`, and by country in the order of lists. */
  region: oneLine,
  countries: listOf(oneLine).check(z.refine((names) => names.length > 0, 'write one country at least')),
  /** Its prices stand beside dollars; where it is left out, none do. */
  localCurrency: z.optional(
    z.string('write three capitals, such as ZAR').check(z.regex(/^[A-Z]{3}$/, 'write three capitals, such as ZAR')),
  ),
  openingHours: z
    .strictObject(
      Object.fromEntries(weekdays.map((day) => [day, dayOff])) as Record<(typeof weekdays)[number], typeof dayOff>,
    )
    .check(z.refine((hours) => Object.keys(hours).length > 0, 'write the hours of one day at least')),
  /** Holidays and other days on which nobody sits at the desk: what comes then counts from the next opening. */
  daysOff: z.optional(listOf(day)),
  /** What every trip is agreed on, and how fast the office answers. Texts name it: `{{deposit}}`, `{{balance}}`, `{{answer}}`, `{{tax}}`, `{{fee}}`. */
  terms: z.strictObject({
    /** Per cent of the total, due when a traveller accepts. */
    depositPercent: wholeNumber(0, 100),
    /** How many days before the first day the rest is due. */
    balanceDays: wholeNumber(0, 365),
    /** Within how many working days whoever writes has an answer. */
    answerDays: wholeNumber(1, 10),
    /** Per cent on everything sold, and dollars an invoice; none where it is left out. */
    taxPercent: z.optional(wholeNumber(0, 100)),
    flatFee: z.optional(wholeNumber(0, 10_000)),
  }),
  /** Letters about a booking that go without a press; where it is left out, or a number of it, the office writes them. */
  lettersByThemselves: z.optional(
    z.strictObject({
      /** What was due before this day goes no more. */
      from: day,
      /** Days before a payment is due, and after it should have come in. */
      paymentDue: z.optional(wholeNumber(0, 60)),
      paymentOverdue: z.optional(wholeNumber(1, 60)),
      /** Days before the first day of the trip, and after its last. */
      beforeTrip: z.optional(wholeNumber(1, 90)),
      afterTrip: z.optional(wholeNumber(1, 90)),
    }),
  ),
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

/** A drawing of a page, `pages/home-hero`, or the picture of a record, `tours/a-tour`, which brings its own words. */
const pictureOf = z.strictObject({
  of: z
    .string('write pages/home-hero, or the picture of a record such as tours/a-tour')
    .check(z.regex(/^[a-z-]+\/[a-z0-9-]+$/, 'write pages/home-hero, or the picture of a record such as tours/a-tour')),
  /** Of a page's drawing: what it shows, and the line below it. */
  alt: z.optional(text),
  caption: z.optional(oneLine),
});
export type PictureOf = z.infer<typeof pictureOf>;

/** The first page. */
export const homeFile = z.strictObject({
  headline: oneLine,
  /** Behind the headline. */
  picture: pictureOf,
  statement: text,
  facts: listOf(z.strictObject({ figure: oneLine, unit: oneLine, words: text })),
  invitation: z.strictObject({ title: oneLine, words: text, picture: pictureOf }),
});

export type HomeFile = z.infer<typeof homeFile>;

/** What stands below every page, what search results say of the pages that name the operator's town, and what search offers. */
export const pagesFile = z.strictObject({
  footer: text,
  tours: text,
  groupTours: text,
  contact: text,
  about: text,
  /** What stands in the menu on a phone beside the lists most come for: the tour, group tour, destination or place that is drawn. */
  menu: z.optional(
    z.strictObject({
      tours: z.optional(oneLine),
      destinations: z.optional(oneLine),
      places: z.optional(oneLine),
      groupTours: z.optional(oneLine),
    }),
  ),
  /** Words that the search offers before anything is typed. */
  searches: listOf(oneLine),
});

const aboutBlock = z.strictObject({
  title: z.optional(oneLine),
  text: z.optional(text),
  list: z.optional(listOf(text)),
  mark: z.optional(z.enum(['yes', 'no'], 'write yes or no')),
  facts: z.optional(listOf(z.strictObject({ label: oneLine, value: oneLine }))),
  note: z.optional(text),
});
const aboutSection = z.strictObject({ title: oneLine, blocks: listOf(aboutBlock) });

/** The page about the operator. */
export const aboutFile = z.strictObject({
  picture: pictureOf,
  pictures: text,
  story: z.strictObject({
    title: oneLine,
    text,
    habits: text,
    columns: listOf(z.strictObject({ title: oneLine, text })),
  }),
  guides: aboutSection,
  travel: aboutSection,
  safety: aboutSection,
  licences: aboutSection,
  office: z.strictObject({ title: oneLine, text }),
  closing: text,
});

export type AboutFile = z.infer<typeof aboutFile>;

const month = wholeNumber(1, 12);
const animals = ['wildebeest', 'elephants', 'whale shark', 'whale', 'turtle'] as const;
const animal = z.enum(animals, `write one of ${animals.join(', ')}`);
/** In these months of every year, both included; October to March goes over the year's end. */
const spell = { from: month, to: month, words: oneLine };

/** What is to be seen when: the calendar of the home page, and what moves on the map of all destinations. */
export const wildlifeFile = z.strictObject({
  calendar: listOf(
    z.strictObject({
      name: oneLine,
      /** The page it leads to. */
      destination: oneLine,
      tone: z.enum(['grass', 'ochre', 'dusk', 'forest', 'lagoon'], 'write grass, ochre, dusk, forest or lagoon'),
      spells: listOf(z.strictObject(spell)),
    }),
  ),
  /** Below the map; each has something to say in every month. */
  herds: listOf(
    z.strictObject({
      name: oneLine,
      animal,
      /** `at` has the destinations at which the map shows which animal. */
      spells: listOf(z.strictObject({ ...spell, at: z.optional(z.record(z.string(), animal)) })),
    }),
  ),
  /** About where the great herd is in each month, January first; the map shows none where it is left out. */
  round: z.optional(
    listOf(z.strictObject({ lng: z.number(), lat: z.number() })).check(
      z.length(12, 'write twelve positions, January first'),
    ),
  ),
});
export type WildlifeFile = z.infer<typeof wildlifeFile>;
export type Animal = (typeof animals)[number];

/** What programs read: the summary for language models, the manifest of the installed site, the card of shared links. */
export const machinesFile = z.strictObject({ summary: text, tours: text, app: text, card: oneLine });

export const mailsFile = z.strictObject({ signature: oneLine });

/** Every sentence that says that this is a demonstration; read only where it is one. */
export const demonstrationFile = z.strictObject({
  /** `bar` stands above every page. */
  pages: z.strictObject({ bar: text, about: text }),
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
  /** What `/tours` can still show when the back end cannot be reached and nothing is saved (B-73). */
  tours: listOf(z.extend(tourSummary, { countries: listOf(oneLine) })),
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
/** The tours a demonstration can show without its server. */
export type FallbackTours = Demonstration['tours'];
export type StayWords = Shown<object, 'stays'>;
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
  fallbackTours: FallbackTours;
  machines: MachineWords;
  /** Undefined where the operator has no such file. */
  wildlife?: WildlifeFile | undefined;
  mails: MailWords;
  brand: Brand;
  isDemonstration: boolean;
}

/** What `{{…}}` in a text may name. */
export function namesOf({ name, shortName, legalName, phone, email, place, region, countries, terms }: OperatorFile) {
  return {
    name,
    shortName,
    legalName,
    phone,
    email,
    town: place.town,
    country: place.country,
    region,
    countries: listed(countries),
    clock: place.clock,
    ...termsInWords(terms),
  } satisfies Record<string, string>;
}

/** `30 per cent`, `45 days`, `one working day`, `12 per cent`, `50 dollars`. */
export function termsInWords({
  depositPercent,
  balanceDays,
  answerDays,
  taxPercent = 0,
  flatFee = 0,
}: OperatorFile['terms']) {
  return {
    deposit: `${depositPercent} per cent`,
    balance: balanceDays === 1 ? 'one day' : `${balanceDays} days`,
    answer: answerDays === 1 ? 'one working day' : `${answerDays} working days`,
    tax: `${taxPercent} per cent`,
    fee: `${flatFee} dollars`,
  };
}
