/** What begins an escape of its own stands behind whole pairs of strokes, of which each is only one. */
const zero = /(?<!\\)(?:\\\\)*\\u0000/
const surrogates = /(?<!\\)((?:\\\\)*)\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(ud[89a-f][0-9a-f]{2}))/gi

/** Whether a text within sound JSON has a zero character, which PostgreSQL keeps nowhere. */
export const holdsZero = (json: string): boolean => zero.test(json)

/**
 * The same JSON with a mark in the place of each half of a character that is written in two, as it is left by whoever
 * cuts a text in its middle. PostgreSQL keeps such a half in no JSON, and in a text as this mark.
 */
export function withWholeCharacters(json: string): string {
  return json.replace(surrogates, (escape, strokes: string, half: string | undefined) =>
    half === undefined ? escape : `${strokes}\ufffd`,
  )
}
