/** What the drawings of the cleaning company are made of: few colours, flat, light from the upper left. */
export const ink = {
  navy: '#0C2A3A',
  deep: '#123F5A',
  blue: '#0B63B5',
  clear: '#5AA9E0',
  sky: '#CFE4F4',
  pale: '#E9F3FA',
  white: '#FFFFFF',
  sun: '#FFC53D',
  brick: '#C8663F',
  sand: '#F1DFC3',
  stone: '#D9D2C5',
  leaf: '#5E9B6A',
  skin: '#E3A87F',
  dirt: '#4B4034',
  grey: '#A9B6BF',
} as const

type Attributes = Record<string, string | number | undefined>

/** An element of a drawing with its attributes, and what lies in it. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${value}"`,
  )

  return `<${name} ${written.join(' ')}${children.length > 0 ? `>${children.join('')}</${name}>` : '/>'}`
}

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x, y, width, height, rx, fill })

export const disc = (cx: number, cy: number, r: number, fill: string, opacity?: number): string =>
  tag('circle', { cx, cy, r, fill, opacity })

export const shape = (d: string, fill: string, opacity?: number): string => tag('path', { d, fill, opacity })

/** A line as thick as a limb or a hose. */
export const line = (d: string, stroke: string, width: number, opacity?: number): string =>
  tag('path', {
    d,
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    fill: 'none',
    opacity,
  })

/** Moved, made larger and, where asked, looking the other way. */
export const at = (x: number, y: number, scale: number, drawing: string, isMirrored = false): string =>
  tag('g', { transform: `translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale})` }, drawing)

/** The same numbers between 0 and 1 in every run, so that a drawing has the same bytes. */
export function numbersFrom(seed: number): () => number {
  let state = seed

  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Runs of soot and moss over what lies below, kept within its outline by the clip of that name. */
export function dirtOver(clip: string, width: number, height: number, seed: number): string {
  const next = numbersFrom(seed)
  const runs = Array.from({ length: 26 }, () => {
    const [x, y, length, thickness] = [
      next() * width,
      next() * height * 0.5,
      0.2 + next() * 0.5,
      8 + next() * 30,
    ]
    return line(
      `M${x} ${y} q${(next() - 0.5) * 24} ${height * length * 0.5} 0 ${height * length}`,
      ink.dirt,
      thickness,
      0.16,
    )
  })
  const stains = Array.from({ length: 22 }, () =>
    disc(next() * width, next() * height, 12 + next() * 46, next() > 0.55 ? '#5B6B3A' : ink.dirt, 0.2),
  )

  return tag(
    'g',
    { 'clip-path': `url(#${clip})` },
    tag('rect', { width, height, fill: ink.dirt, opacity: 0.42 }),
    ...runs,
    ...stains,
  )
}
