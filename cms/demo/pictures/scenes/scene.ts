import sharp from 'sharp'

import { box, disc, ink, tag } from './svg.ts'

/** A drawing of the cleaning company: what it shows in words, and as the elements of an SVG. */
export type Scene = { alt: string; width: number; height: number; drawing: string }

type Options = {
  width?: number
  height?: number
  sky?: string
  ground?: string
  floor?: number
  disc?: [number, number, number]
}

/** Things on squared paper, as plans are drawn; `floor` is where they stand. */
export function scene(alt: string, things: readonly string[], options: Options = {}): Scene {
  const { width = 1200, height = 800, sky = ink.pale, ground = ink.sky, floor = 680 } = options
  const [x, y, r] = options.disc ?? [width * 0.62, height * 0.42, height * 0.34]
  const rules = [
    ...Array.from({ length: Math.ceil(width / 80) }, (_, at) => box(at * 80, 0, 2, height, ink.blue)),
    ...Array.from({ length: Math.ceil(height / 80) }, (_, at) => box(0, at * 80, width, 2, ink.blue)),
  ]

  return {
    alt,
    width,
    height,
    drawing: [
      box(0, 0, width, height, sky),
      tag('g', { opacity: 0.07 }, ...rules),
      disc(x, y, r, ink.white, 0.75),
      box(0, floor, width, height - floor, ground),
      box(0, floor, width, 6, ink.deep),
      ...things,
    ].join(''),
  }
}

/** Indoors. */
export const hall = { sky: '#DDE9F1', ground: '#B9CBD8' }

/** What is right of a line is as it was before. */
export const behind = (x: number, drawing: string): string =>
  tag('clipPath', { id: `behind${x}` }, tag('rect', { x, y: 0, width: 4000, height: 4000 })) +
  tag('g', { 'clip-path': `url(#behind${x})` }, drawing)

/** The same drawing always gives the same bytes. */
export function drawScene({ width, height, drawing }: Scene): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`

  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
