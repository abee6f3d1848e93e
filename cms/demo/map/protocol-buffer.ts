/** The parts of a message of Protocol Buffers that a vector tile is made of, and no more. */

type Bytes = number[]

/** A number of 7 bits per byte, the lowest first. Up to 2^53. */
export function varint(value: number): Bytes {
  const bytes: Bytes = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }

  return [...bytes, rest]
}

/** Small numbers of either sign as small numbers. */
export const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

export const numberField = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)]

export function bytesField(field: number, bytes: ArrayLike<number>): Bytes {
  return [...varint(field * 8 + 2), ...varint(bytes.length), ...Array.from(bytes)]
}

export const textField = (field: number, text: string): Bytes =>
  bytesField(field, new TextEncoder().encode(text))

export const packedField = (field: number, values: readonly number[]): Bytes =>
  bytesField(field, values.flatMap(varint))
