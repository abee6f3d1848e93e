import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blackOnWhite, type CodeColors, leastSizeMm, logoModules } from '#domain/insight/qr/print-rules.ts'
import { labelLayout, singleLabel } from '#domain/insight/qr/label-layout.ts'

import { readLabels, readPicture } from '../testing/read-code.ts'
import { type Artwork, artworkOf } from './artwork.ts'
import { drawPng, drawSvg } from './draw-code.apart.ts'
import { drawLabels } from './draw-labels.apart.ts'

let folder: string
let logo: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-logo-'))
  logo = join(folder, 'logo.png')
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#b00020"/><circle cx="300" cy="200" r="150" fill="#ffd000"/></svg>'
  await sharp(Buffer.from(drawing)).png().toFile(logo)
})
afterAll(() => rm(folder, { recursive: true }))

const addresses = [
  'https://theke.at/q/a',
  'https://gasthaus-knoepflemond.example/q/sommer26?b=12',
  'https://gasthaus-knoepflemond.example/q/feldkirch/terrasse/tisch-14?b=103',
]
const inColors: CodeColors = { dark: '#8b1e1e', light: '#fff7ed' }
const atTheLimit: CodeColors = { dark: '#888888', light: '#ffffff' }

const artworks = addresses.flatMap((address) =>
  [blackOnWhite, inColors, atTheLimit].flatMap((colors) =>
    [false, true].map((hasLogo) => ({ address, colors, hasLogo })),
  ),
)
const drawn = ({ address, colors, hasLogo }: (typeof artworks)[number]): Artwork =>
  artworkOf({ address, colors, logoFile: hasLogo ? logo : null })
/** As small as it may be printed. */
const smallest = ({ squares }: Artwork) => leastSizeMm(squares.length)

describe.each(artworks)('$address in $colors, with a logo: $hasLogo', (wanted) => {
  it('is read back from its SVG as small as it may be printed', async () => {
    const artwork = drawn(wanted)
    const size = smallest(artwork)
    const svg = await drawSvg({ artwork, size, title: 'Tisch <1>' })

    expect(await readPicture(svg, size)).toBe(wanted.address)
    expect(new TextDecoder().decode(svg)).toContain(`width="${size}mm"`)
  })

  it('is read back from its PNG, which says its size and has 300 dots of an inch and more', async () => {
    const artwork = drawn(wanted)
    const size = smallest(artwork)
    const png = await drawPng({ artwork, size, title: '' })
    const { width, density = 0 } = await sharp(png).metadata()

    expect(await readPicture(png, size)).toBe(wanted.address)
    expect(density).toBeGreaterThanOrEqual(299)
    expect(Math.abs((width / density) * 25.4 - size)).toBeLessThan(0.1)
  })

  it('is read back from its label', async () => {
    const artwork = drawn(wanted)
    const layout = singleLabel(smallest(artwork))
    const words = { name: 'Tischkarte Sommer', place: 'Terrasse', address: wanted.address.slice(8) }
    const pdf = await drawLabels({ title: 'Tischkarte', artwork, words, layout, sheet: null })
    const { codes, words: printed, sizes } = await readLabels(pdf, { layout, columns: 1, rows: 1 })

    expect(codes).toEqual([[wanted.address]])
    expect(sizes).toEqual([{ width: Math.round(layout.width), height: Math.round(layout.height) }])
    expect(printed.join().replaceAll(/\s/g, '')).toContain(words.address)
  })
})

describe('a sheet', () => {
  it.each([
    ['compact', { rows: 12, columns: 4 }, 48],
    ['detail', { rows: 5, columns: 2 }, 10],
  ])('of %s labels holds as many as were asked for, each of which can be read', async (_name, grid, most) => {
    const [, address = ''] = addresses
    const artwork = artworkOf({ address, colors: inColors, logoFile: null })
    const layout = labelLayout(grid)
    const words = {
      name: 'Tischaufsteller für die Terrasse am See',
      place: 'Gasthaus Knöpflemond, Černá',
      address: address.slice(8),
    }
    const sheet = { perSheet: most, sheets: 2, pieces: most + 3 }
    const pdf = await drawLabels({ title: 'Tischkarte', artwork, words, layout, sheet })
    const { codes, words: printed, sizes } = await readLabels(pdf, { layout, ...grid })

    expect(codes[0]).toEqual(Array.from({ length: most }, () => address))
    expect(codes[1]?.filter((code) => code !== null)).toEqual([address, address, address])
    expect(sizes).toEqual([
      { width: 210, height: 297 },
      { width: 210, height: 297 },
    ])
    for (const word of ['Tischaufsteller', 'Knöpflemond', 'Černá']) expect(printed[0]).toContain(word)
    expect(printed[0]?.replaceAll(/\s/g, '')).toContain(words.address)
  })
})

describe('the logo', () => {
  it.each(['white', 'black', 'noise'])(
    'leaves a code readable whatever stands in its place, in codes of every length: %s',
    (filling) => {
      for (let length = 1; length <= 120; length += 7) {
        const address = `https://theke.at/q/${'a'.repeat(length)}`
        const { squares } = artworkOf({ address, colors: blackOnWhite, logoFile: 'logo' })
        const side = logoModules(squares.length)
        const from = (squares.length - side) / 2
        const isInside = (at: number) => at >= from && at < from + side
        const covered = squares.map((row, y) =>
          row.map((isDark, x) => {
            if (!isInside(x) || !isInside(y)) return isDark
            return filling === 'noise' ? (x * 7 + y * 13 + length) % 3 === 0 : filling === 'black'
          }),
        )

        expect(readSquares(covered)).toBe(address)
      }
    },
  )

  it('leaves half as much again for a reflection beside it', () => {
    for (let length = 1; length <= 120; length += 7) {
      const address = `https://theke.at/q/${'a'.repeat(length)}`
      const { squares } = artworkOf({ address, colors: blackOnWhite, logoFile: 'logo' })
      const side = logoModules(squares.length)
      const from = (squares.length - side) / 2
      const blinded = squares.map((row, y) =>
        row.map(
          (isDark, x) =>
            isDark && !(y >= from && y < from + side && x >= from + side && x < from + 1.5 * side),
        ),
      )

      expect(readSquares(blinded)).toBe(address)
    }
  })
})

/** Four dots for each square, with the quiet zone. */
function readSquares(squares: boolean[][]): string {
  const dots = 4
  const side = (squares.length + 8) * dots
  const data = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (squares[Math.floor(y / dots) - 4]?.[Math.floor(x / dots) - 4])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }

  return decodeQR({ data, width: side, height: side }, { timeLimit: 60_000 })
}
