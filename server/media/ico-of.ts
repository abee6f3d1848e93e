type Picture = {
  edge: number
  /** A PNG. */
  bytes: Uint8Array
}

const headBytes = 6
const entryBytes = 16

/** Several sizes of an icon in one file, as Windows has written them since Vista: each as the PNG that it is. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { edge, bytes }] of pictures.entries()) {
    const at = headBytes + entryBytes * index
    // One byte each; 256 is written as 0.
    head.writeUInt8(edge % 256, at)
    head.writeUInt8(edge % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.byteLength, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.byteLength
  }

  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
