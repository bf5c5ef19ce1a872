/*
 * Words visitors use for one another, both ways within a line. A synonym ranks equal to the word itself, so the
 * lines stay tight; what is merely misspelt is found without them.
 */
const families: readonly (readonly string[])[] = [
  ['masai', 'maasai'],
  ['masai mara', 'maasai mara'],
  ['safari', 'game drive'],
  ['big five', 'big 5'],
  ['mt', 'mount'],
  ['np', 'national park'],
  ['vic falls', 'victoria falls'],
  ['unguja', 'zanzibar'],
  ['gorilla trek', 'gorilla trekking'],
  ['jeep', '4x4', 'land cruiser'],
  ['tented camp', 'safari camp'],
  ['honeymoon', 'romantic'],
  ['group tour', 'group departure', 'joining safari'],
  ['beach', 'coast'],
  ['hike', 'trek'],
  ['hiking', 'trekking'],
  ['great migration', 'wildebeest migration'],
  ['cheap', 'budget', 'affordable'],
  ['birding', 'bird watching', 'birdwatching'],
  ['kids', 'children', 'family'],
  ['vaccination', 'vaccinations', 'vaccine', 'vaccines', 'jabs', 'yellow fever'],
  ['refund', 'cancel', 'cancellation'],
  ['wear', 'clothes', 'clothing', 'dress'],
  ['vegetarian', 'vegan', 'halal', 'gluten', 'dietary'],
  ['hot air balloon', 'balloon'],
  ['discount', 'charged'],
  ['alone', 'solo'],
  ['wifi', 'internet'],
  ['car seats', 'child seats'],
  ['travel insurance', 'insurance'],
  ['tip', 'tips', 'tipping'],
  ['old', 'age'],
  ['plug', 'adapter', 'socket', 'charge'],
  ['orphan', 'orphaned', 'orphanage'],
];

/** Animals by their Swahili names, which guides teach on the first morning. */
const swahili: Readonly<Record<string, readonly string[]>> = {
  chui: ['leopard'],
  duma: ['cheetah'],
  fisi: ['hyena'],
  kiboko: ['hippo'],
  kifaru: ['rhino'],
  mamba: ['crocodile'],
  ndovu: ['elephants'],
  nyati: ['buffalo'],
  nyumbu: ['wildebeest'],
  'punda milia': ['zebra'],
  simba: ['lion'],
  sokwe: ['chimpanzee'],
  tembo: ['elephants'],
  twiga: ['giraffe'],
};

/** What is misspelt beyond what typing errors are forgiven: too short, too far off, or another word by one character. */
const misspellings: Readonly<Record<string, readonly string[]>> = {
  baloon: ['balloon'],
  elefant: ['elephant'],
  elefants: ['elephants'],
  familly: ['family'],
  guerilla: ['gorilla'],
  guerrilla: ['gorilla'],
  'hony moon': ['honeymoon'],
  jiraffe: ['giraffe'],
  'masia mara': ['maasai mara'],
  masia: ['maasai'],
  rhinocerous: ['rhino'],
  rhinocerus: ['rhino'],
  rino: ['rhino'],
  rinos: ['rhino'],
  'wilder beast': ['wildebeest'],
};

/** Short for something longer, one way only. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  kili: ['kilimanjaro'],
  chimp: ['chimpanzee'],
  chimps: ['chimpanzee'],
};

/** What nobody on the site writes in full. */
export const longForms: Readonly<Record<string, readonly string[]>> = {
  hippopotamus: ['hippo'],
  rhinoceros: ['rhino'],
};

/** In Meilisearch's shape: from each phrase to those that count as the same. */
export const searchSynonyms: Record<string, string[]> = Object.fromEntries([
  ...families.flatMap((family) => family.map((phrase) => [phrase, family.filter((other) => other !== phrase)])),
  ...[shortForms, longForms, swahili, misspellings].flatMap((table) =>
    Object.entries(table).map(([given, meant]) => [given, [...meant]]),
  ),
]);
