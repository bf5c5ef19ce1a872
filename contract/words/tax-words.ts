import { office } from '#contract/site/office.ts';
import { listed } from '#contract/words/count.ts';

export function taxLabel(): string {
  return `Tax ${office().taxPercent} %`;
}

/** What an invoice adds to the prices of tours: `tax and the booking fee`; nothing where it adds nothing. */
export function additionsInWords(): string {
  return listed(additions());
}

/** `Tax and the booking fee come on top`; nothing where nothing does. */
export function additionsOnTop(): string {
  const words = additionsInWords();
  if (words === '') return '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${additions().length > 1 ? 'come' : 'comes'} on top`;
}

function additions(): string[] {
  const { taxPercent, flatFee } = office();
  return [...(taxPercent > 0 ? ['tax'] : []), ...(flatFee > 0 ? ['the booking fee'] : [])];
}
