import { inflateSync } from 'node:zlib'

/** Names of a PDF that make it act: scripts, programs, forms that send, files and films inside. */
const acts = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'RichMedia',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
])
/** Packages other than the one that can be looked into; of `ASCII85Decode` only the letters in front count. */
const otherPackages = new Set(['ASCIIHexDecode', 'ASCII', 'LZWDecode', 'RunLengthDecode', 'Predictor'])
const longestName = 16
const mostUnpackedBytes = 32 * 2 ** 20
const mostPackedObjects = 10_000

/**
 * Whether a PDF holds anything that acts when it is opened, in the open or in its packed parts. What cannot
 * be looked into, because it is locked or packed in another way, counts as acting: nobody could tell.
 * Every byte is read once.
 */
export function actsByItself(pdf: Uint8Array): boolean {
  const state = { names: new Set<string>(), packed: 0, unpackedBytes: 0 }

  for (const found of partsOf(pdf)) {
    if (typeof found === 'string') {
      if (acts.has(found) || found === 'Encrypt') return true
      state.names.add(found)
      continue
    }
    const { names } = state
    state.names = new Set()
    // Only streams of objects can hide an action; the others are text, pictures and fonts.
    if (!names.has('ObjStm')) continue
    state.packed += 1
    const isOther = !names.has('FlateDecode') || [...names].some((name) => otherPackages.has(name))
    if (isOther || state.packed > mostPackedObjects) return true
    const inside = unpack(pdf.subarray(found.start), mostUnpackedBytes - state.unpackedBytes)
    if (inside === null || holdsAction(inside)) return true
    state.unpackedBytes += inside.length
  }
  return false
}

function holdsAction(bytes: Uint8Array): boolean {
  for (const found of partsOf(bytes)) if (typeof found === 'string' && acts.has(found)) return true
  return false
}

function unpack(bytes: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch {
    return null
  }
}

/** The names of a document, without what follows their letters, and the places where streams begin. */
function* partsOf(bytes: Uint8Array): Generator<string | { start: number }> {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === slash) yield nameAt(bytes, at + 1)
    else if (bytes[at] === firstOfStream) {
      const start = startOfStream(bytes, at)
      if (start > 0) yield { start }
    }
  }
}

const slash = 0x2f
const firstOfStream = 0x73
const stream = Buffer.from('stream')

function startOfStream(bytes: Uint8Array, at: number): number {
  for (const [index, letter] of stream.entries()) if (bytes[at + index] !== letter) return -1
  const end = at + stream.length
  if (bytes[end] === 0x0a) return end + 1
  return bytes[end] === 0x0d && bytes[end + 1] === 0x0a ? end + 2 : -1
}

/** Names may be written with the numbers of their letters: `/J#53` is `/JS`. */
function nameAt(bytes: Uint8Array, from: number): string {
  let name = ''
  for (let at = from; name.length <= longestName; ) {
    const isNumber = bytes[at] === 0x23
    const code = isNumber
      ? Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16)
      : (bytes[at] ?? 0)
    const isLetter = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
    if (!isLetter) break
    name += String.fromCharCode(code)
    at += isNumber ? 3 : 1
  }
  return name
}
