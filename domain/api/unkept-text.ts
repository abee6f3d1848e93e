/** Escapes are rare in what programs send; only a text with one of these is looked through. */
const suspect = /\\u(?:0000|d[89a-f])/i

/**
 * Whether sound JSON holds what PostgreSQL keeps in no text or JSON: a zero character, or half of a character that is
 * written in two, as it is left by whoever cuts a text in its middle.
 */
export function holdsUnkeptText(json: string): boolean {
  if (!suspect.test(json)) return false

  let isFound = false
  JSON.parse(json, (name: string, value: unknown) => {
    isFound ||= isUnkept(name) || (typeof value === 'string' && isUnkept(value))
    return value
  })
  return isFound
}

const isUnkept = (text: string): boolean => text.includes('\0') || !text.isWellFormed()
