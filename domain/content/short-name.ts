/** As much as fits below an icon. */
const mostCharacters = 12

/** The first words of a name that fit below an icon, or the beginning of a long one. */
export function shortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  let short = words[0] ?? ''
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > mostCharacters) break
    short = `${short} ${word}`
  }

  // Not half of a character that is written in two.
  return short.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')
}
