/** The letters of Windows-1252 by their byte, as the platform reads them. */
const letters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const bytes = new Map(Array.from(letters, (letter, byte) => [letter, byte]))
const unknown = '?'.charCodeAt(0)

/**
 * Text in Windows-1252. A letter that it lacks is written by the one it is made of („Ž“ has its own, „ś“ is „s“), and as a
 * question mark where there is none.
 */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').charAt(0)

    return bytes.get(letter) ?? bytes.get(bare) ?? unknown
  })
}
