import { inflateSync } from 'node:zlib'

/** Names of a PDF that make it act: scripts, programs, forms that send, files and films inside. */
const acts = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoToE|RichMedia|XFA|EmbeddedFiles?)(?![A-Za-z])/
const mostBytes = 32 * 2 ** 20

/**
 * Whether a PDF holds anything that acts when it is opened, in the open or in its packed parts. What cannot
 * be looked into, because it is locked or packed in another way, counts as acting: nobody could tell.
 */
export function actsByItself(pdf: Buffer): boolean {
  const open = pdf.toString('latin1')
  if (holds(open, /\/Encrypt(?![A-Za-z])/) || holds(open, acts)) return true

  let unpackedBytes = 0
  for (const { head, start } of packedObjects(open)) {
    if (!/\/FlateDecode/.test(head) || /\/(?:ASCIIHex|ASCII85|LZW|RunLength)Decode|\/Predictor/.test(head))
      return true
    const unpacked = unpack(pdf.subarray(start), mostBytes - unpackedBytes)
    if (unpacked === null || holds(unpacked, acts)) return true
    unpackedBytes += unpacked.length
  }
  return false
}

/** Only streams of objects can hide an action; the others are text, pictures and fonts. */
function* packedObjects(text: string): Generator<{ head: string; start: number }> {
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const head = decodeNames(text.slice(Math.max(0, match.index - 1000), match.index))
    const own = head.slice(Math.max(0, head.lastIndexOf(' obj')))
    if (/\/ObjStm(?![A-Za-z])/.test(own)) yield { head: own, start: match.index + match[0].length }
  }
}

function unpack(bytes: Buffer, most: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) }).toString('latin1')
  } catch {
    return null
  }
}

const holds = (text: string, name: RegExp): boolean => name.test(decodeNames(text))

/** Names may be written with the numbers of their letters: `/J#53` is `/JS`. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
