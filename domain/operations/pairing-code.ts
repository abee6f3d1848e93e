/** Without letters and digits that are taken for one another, or make words. */
const letters = '34679CDFGHJKMNPQRTVWXY'

export const pairingCodeLength = 6

/** So long a code stands; whoever is too late asks for another one. */
export const pairingMinutes = 10

/** About this many random bytes make a code; those that would favour some letters are thrown away. */
export const bytesPerCode = 32

/** Each letter equally likely; null when too few bytes are left, and the caller then brings new ones. */
export function pairingCodeFrom(bytes: Uint8Array): string | null {
  const fair = Array.from(bytes).filter((byte) => byte < letters.length * Math.floor(256 / letters.length))
  const code = fair.slice(0, pairingCodeLength).map((byte) => letters[byte % letters.length])

  return code.length === pairingCodeLength ? code.join('') : null
}

/** A code as somebody typed it, or null when it cannot be one: in any case, spaces and dashes left out. */
export function parsePairingCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s–-]/g, '')
  const isSound =
    code.length === pairingCodeLength && Array.from(code).every((each) => letters.includes(each))

  return isSound ? code : null
}
