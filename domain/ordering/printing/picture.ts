/** Black dots of a printer: row by row, eight to a byte, the leftmost in its highest bit, as Base64. */
export type Picture = { width: number; height: number; dots: string }

/** How many dots a character of font A takes, and how many a line of them. */
export const dotsPerColumn = 12
export const dotsPerLetter = 24

/** Rows of a picture begin with a new byte. */
export const bytesPerRow = (width: number): number => Math.ceil(width / 8)

/** A picture of the dots that are black; `isBlack` is asked for each of them once. */
export function pictureOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  isBlack: (x: number, y: number) => boolean,
): Picture {
  const perRow = bytesPerRow(width)
  const bytes = new Uint8Array(perRow * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * perRow + (x >> 3)
      if (isBlack(x, y)) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7))
    }
  }

  return { width, height, dots: base64Of(bytes) }
}

/** Says of each dot of a picture whether it is black; beside the picture there is only paper. */
export function dotsIn({ width, height, dots }: Picture): (x: number, y: number) => boolean {
  const bytes = Uint8Array.from(atob(dots), (letter) => letter.charCodeAt(0))
  const perRow = bytesPerRow(width)

  return (x, y) =>
    x >= 0 &&
    x < width &&
    y >= 0 &&
    y < height &&
    ((bytes[y * perRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
}

/** Short pieces, for a function takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  }

  return btoa(pieces.join(''))
}
