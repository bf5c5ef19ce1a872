import SearchableMap from 'minisearch/SearchableMap';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { longForms } from '#search/search-synonyms.ts';
import { fold, wordsOf, wordsOfPhrase } from '#search/words.ts';

/** Shorter words are too little to tell by their sound. */
const shortest = 4;

/**
 * Knows the names of destinations, places, stays, tours, countries and animals, and gives for a search that found nothing
 * what was probably meant: the name that sounds alike, whatever its vowels. Nothing where none does.
 */
export function createSpelling(documents: SearchDocuments): (q: string) => string | undefined {
  const names = new Set(namesOf(documents).flatMap(wordsOfPhrase).filter(isLong));
  const spelt = SearchableMap.from([...names].map((name) => [name, name]));
  const bySound = new SearchableMap<string[]>();
  for (const name of names) {
    const sound = soundOf(name);
    bySound.set(sound, [...(bySound.get(sound) ?? []), name]);
  }

  const meantWord = (word: string): string | undefined => {
    if (!isLong(word) || names.has(word)) return undefined;
    const sound = soundOf(word);
    // A sound of two consonants is that of too many words to be heard wrong as well.
    const soundsAlike = new Map(
      [...bySound.fuzzyGet(sound, sound.length > 3 ? 1 : 0)].flatMap(([, [alike, edits]]) =>
        alike.map((name) => [name, edits] as const),
      ),
    );
    const most = Math.ceil(word.length / 2);
    const [best] = [...spelt.fuzzyGet(word, most)]
      .flatMap(([name, [, edits]]) => {
        const soundDistance = soundsAlike.get(name);
        // The less alike it sounds, the more alike it must be spelt.
        const isMeant = soundDistance === 0 || (soundDistance === 1 && edits <= word.length / 3);
        return isMeant ? [{ name, soundDistance, edits }] : [];
      })
      .toSorted((one, other) => one.soundDistance - other.soundDistance || one.edits - other.edits);
    return best?.name;
  };

  return (q) => {
    let isChanged = false;
    const words = wordsOf(q).map(({ forms: [word = ''] }) => {
      const meant = meantWord(word);
      isChanged ||= meant !== undefined;
      return meant ?? word;
    });
    return isChanged ? words.join(' ') : undefined;
  };
}

const isLong = (word: string): boolean => word.length >= shortest;

function namesOf({ destinations, places, accommodations, tours }: SearchDocuments): string[] {
  return [
    ...destinations.flatMap(({ name, county, countries, wildlife }) => [name, county, ...countries, ...wildlife]),
    ...places.map(({ name }) => name),
    ...accommodations.map(({ name }) => name),
    ...tours.flatMap(({ name, countries }) => [name, ...countries]),
    ...Object.keys(longForms),
  ];
}

/** Characters that people write for one another, in order: each rule sees what those before it left. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/h/g, ''],
  [/dg|g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])|z|x/g, 's'],
  [/c|q/g, 'k'],
  [/[vw]/g, 'b'],
  [/l/g, 'r'],
  [/n(?=[bp])/g, 'm'],
  [/(?!^)[aeiouy]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, whatever its vowels: `serengeti` and `serenghetty` are both `srnjt`. */
function soundOf(word: string): string {
  return alike.reduce((sound, [characters, by]) => sound.replace(characters, by), fold(word));
}
