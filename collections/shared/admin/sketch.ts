/** Part of a sketch on a sheet of 120 × 80: where it stands, and how large it is. */
type Box = readonly [x: number, y: number, width: number, height: number]

const grey = '#888'
const accent = '#2f6fde'

const fill = ([x, y, width, height]: Box, color: string, opacity: number, radius = 2): string =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='${radius}' fill='${color}' opacity='${opacity}'/>`

export const area = (...box: Box): string => fill(box, grey, 0.22, 3)

export const frame = ([x, y, width, height]: Box): string =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='3' fill='none' stroke='${grey}' stroke-width='1.5'/>`

export const heading = (x: number, y: number, width: number): string =>
  fill([x, y, width, 5], grey, 0.95, 1.5)

/** So many lines of text, the last one shorter. */
export const lines = (x: number, y: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, line) =>
    fill([x, y + line * 6, line === count - 1 ? width * 0.65 : width, 2.5], grey, 0.5, 1),
  ).join('')

export const button = (x: number, y: number, width = 24): string => fill([x, y, width, 8], accent, 0.9, 3)

/** A picture: a sky with a sun, and mountains. */
export function picture(...box: Box): string {
  const [x, y, width, height] = box
  const low = y + height
  const mountains = `M${x} ${low}l${width * 0.35} ${-height * 0.55} ${width * 0.25} ${height * 0.35} ${width * 0.15} ${-height * 0.2} ${width * 0.25} ${height * 0.4}z`
  const sun = Math.min(width, height) * 0.11

  return `${area(...box)}<path d='${mountains}' fill='${grey}' opacity='.6'/><circle cx='${x + width * 0.75}' cy='${y + height * 0.28}' r='${sun}' fill='${grey}' opacity='.6'/>`
}

/** A film: a picture that can be played. */
export function film(...box: Box): string {
  const [x, y, width, height] = box
  const size = Math.min(width, height) * 0.22
  const middle = [x + width / 2, y + height / 2] as const

  return `${area(...box)}<path d='M${middle[0] - size * 0.7} ${middle[1] - size}v${size * 2}l${size * 1.7} ${-size}z' fill='${accent}' opacity='.9'/>`
}

export const dot = (x: number, y: number, radius: number, isStrong = false): string =>
  `<circle cx='${x}' cy='${y}' r='${radius}' fill='${isStrong ? accent : grey}' opacity='${isStrong ? 0.9 : 0.5}'/>`

/** A thin line along these points, as arrows and bars are drawn. */
export const stroke = (points: string): string =>
  `<polyline points='${points}' fill='none' stroke='${accent}' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'/>`

/** Three of a kind beside each other. */
export const cards = (draw: (x: number) => string): string => [8, 45, 82].map(draw).join('')

/** The sketch as an address that an image can show, in colours for light and dark panels. */
export function sketch(...parts: string[]): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'>${parts.join('')}</svg>`

  return `data:image/svg+xml,${drawing.replaceAll(/[#<>%]/g, encodeURIComponent)}`
}
