/**
 * Words of a page tell the editor's frame which field they come from: each carries a number that nobody sees, at its
 * end. A number counts within its section, so that a section looks the same wherever it stands.
 */

/** Four characters that are drawn as nothing, one for each digit to the base of four. */
const digits = ['\u200b', '\u200c', '\u200d', '\u2060'] as const
const start = '\u2063'
const length = 4
/** More fields than any section has. */
const limit = digits.length ** length
const pattern = new RegExp(`${start}([${digits.join('')}]{${length}})`, 'u')
const everyMark = new RegExp(pattern, 'gu')

/** The text with the number of its field, 0 to 255; numbers beyond that are left out. */
export function markText(text: string, field: number): string {
  return field < limit ? `${unmarkText(text)}${start}${spell(field)}` : text
}

/** The number of the field that a text comes from; null where it says none. */
export function markOf(text: string): number | null {
  const [, spelled] = pattern.exec(text) ?? []
  if (spelled === undefined) return null

  let field = 0
  // Each digit is a single unit of the text.
  for (const digit of spelled) field = field * digits.length + digits.findIndex((one) => one === digit)

  return field
}

/** The text as visitors read it. */
export function unmarkText(text: string): string {
  return text.replaceAll(everyMark, '')
}

/** A value of a page without the marks in it: as it is stored, with what is empty as null. */
export function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return unmarkText(value) || null
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value !== 'object' || value === null) return value
  if ('root' in value) return isWritten(value) ? value : null

  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, unmarked(own)]))
}

/** Whether anything stands in a rich text. */
const isWritten = ({ root }: { root?: unknown }): boolean =>
  typeof root === 'object' &&
  root !== null &&
  'children' in root &&
  Array.isArray(root.children) &&
  root.children.length > 0

function spell(field: number): string {
  return Array.from({ length }, (_, place) => {
    const power = digits.length ** (length - 1 - place)
    return digits[Math.floor(field / power) % digits.length]
  }).join('')
}
