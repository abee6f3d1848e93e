/** What parts words: everything of ASCII but letters and digits, the signs of Latin-1, spaces and dashes of Unicode. */
export const separators =
  // oxlint-disable-next-line no-control-regex -- they part words like any other sign
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000\ufeff]+/u

/** The words of a text as they stand there; composed, so that a letter and its dots are one. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(separators)
    .filter((word) => word !== '')

/**
 * A word as it is compared: in small letters without accents, and once more with ä, ö, ü, å and ø spelled out, for
 * both are how people write a name that their keyboard does not have. The database folds by the same table.
 */
export function foldings(word: string): string[] {
  const chars = Array.from(word)

  return [...new Set([chars.map(foldLetter).join(''), chars.map(spellOut).join('')])]
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Letters that Unicode takes apart into none of ours. */
const ownLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ĳ: 'ij',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ŀ: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŉ: 'n',
  ĸ: 'k',
  ŧ: 't',
  ſ: 's',
}

const latin = /^[A-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0218-\u021b\u1e9e]$/u
const capitals = /^[\u0391-\u03a9\u0400-\u042f]$/u
const marks = /^[\u0300-\u036f]$/u

/** What one letter becomes: nothing where it is a mark above another one. */
export function foldLetter(letter: string): string {
  if (marks.test(letter)) return ''
  if (capitals.test(letter)) return letter.toLowerCase()
  if (!latin.test(letter)) return letter
  const small = letter.toLowerCase()

  return ownLetters[small] ?? small.normalize('NFD').charAt(0)
}

/** The same, with the vowels that have a second spelling in that one. */
export const spellOut = (letter: string): string => spelledOut[letter.toLowerCase()] ?? foldLetter(letter)
