import { nextFree } from '#server/content/catalogue/records/content-rules.ts';
import type {
  FeeFile,
  OtherCostFile,
  PersonFile,
  ReviewFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { firstDestination, gap, type TemplateContext } from '#server/content/catalogue/templates/record-template.ts';

/* What somebody else asks for or says: who did is still to be written. */

export function newFee(context: TemplateContext): FeeFile {
  const { slug, name, today } = context;
  return {
    slug,
    name,
    destinationId: firstDestination(context).slug,
    payee: gap('who takes it; set destinationId as well'),
    per: 'day',
    rows: [{ who: gap('who pays this; the dollars are 1 until they are right'), fromAge: 0, usd: 1 }],
    checkedOn: today,
    source: gap('who said so; set checkedOn to the day they did'),
  };
}

export function newOtherCost({ slug, name, today }: TemplateContext): OtherCostFile {
  return {
    slug,
    name,
    per: 'person',
    least: 0,
    most: 0,
    checkedOn: today,
    source: gap('who said so; set least and most in dollars, and checkedOn to the day they did'),
  };
}

export function newPerson({ slug, name, today, placed }: TemplateContext): PersonFile {
  return {
    slug,
    name,
    role: 'guide',
    languages: ['English'],
    since: Number(today.slice(0, 4)),
    strengths: [gap('what they are good at, a few words each; set role, languages and since as well')],
    isExample: false,
    order: nextFree(placed),
  };
}

export function newReview({ slug, name, today }: TemplateContext): ReviewFile {
  return {
    slug,
    words: gap('what they wrote'),
    who: name,
    month: today.slice(0, 7),
    source: { name: gap('where they wrote it; set month, and tourId where it is about one of ours') },
    isExample: false,
  };
}
