import sharp from 'sharp'

import { escapeHtml } from '#collections/shared/escape-html.ts'
import { quietModules } from '#domain/insight/qr/print-rules.ts'

import { acrossOf, type Artwork, logoPlace, pathOf } from './artwork.ts'
import { readLogo } from './read-logo.ts'

sharp.concurrency(1)
sharp.cache(false)

/** `size` is the side in millimetres, quiet zone included; `title` is read out instead of the picture. */
export type Drawn = { artwork: Artwork; size: number; title: string }

/** As vectors, for whoever sets it into something of their own. */
export async function drawSvg({ artwork, size, title }: Drawn): Promise<Uint8Array> {
  const { dark, light } = artwork.colors
  const across = acrossOf(artwork)
  const logo = await readLogo(artwork)
  const { at, side } = logoPlace(artwork)
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${across} ${across}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${across}" height="${across}" fill="${light}"/>`,
    `<path shape-rendering="crispEdges" fill="${dark}" d="${pathOf(artwork)}"/>`,
    ...(logo
      ? [
          `<image x="${at}" y="${at}" width="${side}" height="${side}" href="data:image/png;base64,${logo.toString('base64')}"/>`,
        ]
      : []),
    '</svg>',
  ]

  return new TextEncoder().encode(lines.join('\n'))
}

const leastDotsOfInch = 300
const inchMm = 25.4

/** In whole dots for each module and no fewer than 300 of an inch, told with the picture so that it prints at its size. */
export async function drawPng({ artwork, size }: Drawn): Promise<Uint8Array> {
  const across = acrossOf(artwork)
  const dots = Math.ceil((size / across / inchMm) * leastDotsOfInch)
  const side = across * dots
  const logo = await readLogo(artwork)
  const place = logoPlace(artwork)
  const inset = logo && {
    // The margin around it is half a module on each side.
    input: await sharp(logo)
      .resize(place.side * dots)
      .png()
      .toBuffer(),
    left: Math.round(place.at * dots),
    top: Math.round(place.at * dots),
  }

  const drawn = sharp(Buffer.from(dotsOf(artwork, dots)), { raw: { width: side, height: side, channels: 3 } })
  const { data } = await drawn
    .composite(inset ? [inset] : [])
    .withMetadata({ density: side / (size / inchMm) })
    .png({ palette: inset === null, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })

  return new Uint8Array(data)
}

function dotsOf({ squares, colors }: Artwork, dots: number): Uint8Array {
  const side = (squares.length + 2 * quietModules) * dots
  const [dark, light] = [rgbOf(colors.dark), rgbOf(colors.light)]
  const rows = Array.from({ length: side / dots }, (_, y) => {
    const row = new Uint8Array(side * 3)
    for (let x = 0; x < side; x += 1) {
      const isDark = squares[y - quietModules]?.[Math.floor(x / dots) - quietModules]
      row.set(isDark ? dark : light, x * 3)
    }
    return row
  })
  const all = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y += 1) all.set(rows[Math.floor(y / dots)] ?? [], y * side * 3)

  return all
}

const rgbOf = (color: string): number[] =>
  (color.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
