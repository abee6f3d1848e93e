/** How many colours there are for people. */
export const avatarTones = 8

/** The first letters of the first and the last word; of an e-mail address those of what it begins and ends with. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.,]+/).filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : ''

  return [words[0], last]
    .map((word = '') => String.fromCodePoint(...[word.codePointAt(0) ?? []].flat()))
    .join('')
    .toUpperCase()
}

/** Which of the colours a person has, the same wherever they are shown. */
export function avatarToneOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003

  return sum % avatarTones
}
