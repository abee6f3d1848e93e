import { foldings, foldLetter, separators, spellOut, wordsOf } from './fold-word.ts'
import type { TermPart } from './palette-term.ts'
import { phoneMatch } from './phone-digits.ts'

/** What is looked through: texts by their words, numbers by how they begin and end. */
export type Searched = { texts: readonly string[]; phones?: readonly string[] }

/** `whole`: each word that was typed is a word there. */
export type Match = 'whole' | 'beginning'

/** Whether something is what was typed: every part of it is found, in whichever of the texts. */
export function matchOf(parts: readonly TermPart[], { texts, phones = [] }: Searched): Match | null {
  const words = texts.flatMap(wordsOf).map(foldings)
  const matches = parts.map(({ words: typed, phone }) => {
    const asWords = worst(typed.map((forms) => best(words.map((there) => wordMatch(there, forms)))))
    const asPhone = phone && best(phones.map((each) => phoneMatch(each, phone)))

    return best([asWords, asPhone])
  })

  return worst(matches)
}

function wordMatch(there: readonly string[], forms: readonly string[]): Match | null {
  if (forms.some((form) => there.includes(form))) return 'whole'

  return forms.some((form) => there.some((each) => each.startsWith(form))) ? 'beginning' : null
}

const best = (matches: readonly (Match | null)[]): Match | null =>
  matches.find((match) => match === 'whole') ?? matches.find((match) => match !== null) ?? null

const worst = (matches: readonly (Match | null)[]): Match | null => {
  if (matches.length === 0 || matches.includes(null)) return null

  return matches.includes('beginning') ? 'beginning' : 'whole'
}

export type Piece = { text: string; isFound: boolean }

/** Pieces with where they begin, which tells them apart. */
export const placed = (pieces: readonly Piece[]): (Piece & { at: number })[] =>
  pieces.map((piece, place) => ({
    ...piece,
    at: pieces.slice(0, place).reduce((sum, { text }) => sum + text.length, 0),
  }))

/** A text in pieces, so that the letters that were typed can be marked in it. */
export function piecesOf(text: string, parts: readonly TermPart[]): Piece[] {
  const whole = text.normalize('NFC')
  const numbered = piecesOfNumber(whole, parts)
  if (numbered) return numbered
  const typed = parts.flatMap(({ words }) => words)
  const runs = whole.split(new RegExp(`(${separators.source})`, 'u')).flatMap((run): Piece[] => {
    const letters = Array.from(run)
    const found = Math.max(0, ...typed.map((forms) => lettersOf(letters, forms)))

    return [
      { text: letters.slice(0, found).join(''), isFound: true },
      { text: letters.slice(found).join(''), isFound: false },
    ]
  })

  return runs.filter((piece) => piece.text !== '')
}

/** Of the spellings that fit, the one with the fewest letters: nobody has typed more. */
function lettersOf(letters: readonly string[], forms: readonly string[]): number {
  const found = forms.map((form) => lettersIn(letters, form)).filter((count) => count > 0)

  return found.length > 0 ? Math.min(...found) : 0
}

/** With how many of its letters a word begins as what was typed does; 0 if it does not. */
function lettersIn(letters: readonly string[], form: string): number {
  for (const fold of [foldLetter, spellOut]) {
    let folded = ''
    const at = letters.findIndex((letter) => (folded += fold(letter)).length >= form.length)
    if (at >= 0 && folded.startsWith(form)) return at + 1
  }
  return 0
}

/** A number is marked from the first of the digits that were typed to the last of them, with what stands between. */
function piecesOfNumber(text: string, parts: readonly TermPart[]): Piece[] | null {
  const typed = parts.flatMap(({ phone }) => phone?.starts ?? [])
  const found = typed.map((digits) => new RegExp(Array.from(digits).join('[^0-9]*')).exec(text)).find(Boolean)
  if (!found) return null
  const end = found.index + found[0].length

  return [
    { text: text.slice(0, found.index), isFound: false },
    { text: found[0], isFound: true },
    { text: text.slice(end), isFound: false },
  ].filter((piece) => piece.text !== '')
}
