import fc from 'fast-check';

/** Every code point but halves of a pair. */
const character = fc.nat(0x10f7ff).map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Texts of any characters there are. A `fc.string` of them begins by listing all million, which takes longer than most tests. */
export function anyCharacters({ maxLength }: { maxLength?: number } = {}): fc.Arbitrary<string> {
  const length = maxLength === undefined ? {} : { maxLength };
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(character, length).map((characters) => characters.join('')) },
    { weight: 1, arbitrary: fc.string(length) },
  );
}
