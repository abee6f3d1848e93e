import type { TermPart } from '#domain/operations/palette/palette-term.ts'

/** Fields of a kind that somebody may search, by the letters that the index gives them. */
export type Letters = { words: readonly string[]; phones: readonly string[] }

/** As the index keeps them. */
const longestLexeme = 40

const both = (queries: readonly string[], by: '&' | '|'): string => `(${queries.join(by)})`

/**
 * What was typed as a query of the index: each part in any of the fields. `whole` finds only what is not a part of a
 * longer word. Null where no field is left to look into.
 */
export function wordQuery(parts: readonly TermPart[], letters: Letters, whole: boolean): string | null {
  const suffix = whole ? '' : ':*'
  // Words hold neither quotes nor backslashes, for those part words.
  const lexeme = (letter: string, text: string) =>
    `'${letter}${Array.from(text).slice(0, longestLexeme).join('')}'${suffix}`

  const queries = parts.map(({ words, phone }) => {
    const asWords = words.map((forms) =>
      letters.words.flatMap((letter) => forms.map((form) => lexeme(letter, form))),
    )
    const asPhone = phone
      ? letters.phones.flatMap((letter) => [
          ...phone.starts.map((start) => lexeme(letter, `+${start}`)),
          lexeme(letter, `-${phone.backwards}`),
        ])
      : []
    const ways = [
      ...(letters.words.length > 0
        ? [
            both(
              asWords.map((way) => both(way, '|')),
              '&',
            ),
          ]
        : []),
      ...asPhone,
    ]
    return ways.length > 0 ? both(ways, '|') : null
  })

  return queries.includes(null) || queries.length === 0 ? null : queries.join('&')
}

/** The letter that the index gives a field. */
export const letterAt = (place: number): string => String.fromCodePoint(97 + place)
