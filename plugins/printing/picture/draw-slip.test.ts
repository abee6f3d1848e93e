import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { dotsIn, type Picture } from '#domain/ordering/printing/picture.ts'

import { encodePaper } from '../encoding/encode-paper.ts'
import { readPng } from '../simulators/read-png.ts'
import { readPrinted } from '../simulators/read-printed.ts'
import { linesOf, slipsOnRolls } from '../testing/layouts.fixture.ts'
import { withoutEnd } from '../testing/without-end.ts'
import { drawBarePng, drawPictures, drawPng } from './draw-slip.apart.ts'
import { drawSlipPdf } from './draw-slip-pdf.apart.ts'

const at = '2026-11-28T18:00:00Z'

test.each(slipsOnRolls)(
  'the $layout on $width mm looks as it did when somebody looked at it',
  async ({ layout, width }) => {
    const drawn = await drawPng(linesOf(layout, { width }))
    const golden = `${import.meta.dirname}/golden/${layout}-${width}.png`
    if (!existsSync(golden)) await writeFile(golden, drawn)

    const [seen, known] = [await readPng(drawn), await readPng(await readFile(golden))]
    expect([seen.width, seen.height]).toEqual([known.width, known.height])
    expect(shareOfOtherDots(seen, known)).toBeLessThan(0.002)
  },
)

test.each(slipsOnRolls)(
  'the $layout on $width mm is the same as a PDF, whose words can be searched',
  async ({ layout, width }) => {
    const slip = linesOf(layout, { width })
    const pdf = await drawSlipPdf({ ...slip, title: 'Bon', at })
    const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
    const pages = [...document.pages()]
    const seen = await differenceOf(pages[0]!, await readPng(await drawPng(slip))) // there is always one
    // Who reads a PDF takes a hyphen at the end of a line for no part of its word.
    const words = slip.lines.flatMap((line) =>
      line.kind === 'text' ? line.text.split(/\s+/).map((word) => word.replace(/-$/, '')) : [],
    )

    expect(pages).toHaveLength(1)
    expect(seen).toBeLessThan(0.2)
    const text = document.getPage(0).getText()
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  },
)

test.each(slipsOnRolls)(
  'the $layout on $width mm comes out of a printer of pictures dot by dot',
  async ({ layout, width }) => {
    const slip = linesOf(layout, { width })
    const pictures = await drawPictures(slip)
    const bare = await readPng(await drawBarePng(slip))
    expect(pictures.map(({ kind }) => kind)).toEqual(['picture', 'cut'])

    for (const language of ['esc-pos', 'star-prnt', 'star-line'] as const) {
      const bytes = encodePaper(pictures, { language, columns: slip.columns, codePage: 'cp858' })
      const [printed] = readPrinted(bytes)
      if (printed?.kind !== 'picture') throw new Error('The printer has drawn no picture')
      expect(withoutEnd(printed.picture)).toEqual(withoutEnd(bare))
    }
  },
)

function shareOfOtherDots(one: Picture, other: Picture): number {
  const [isHere, isThere] = [dotsIn(one), dotsIn(other)]
  let others = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) if (isHere(x, y) !== isThere(x, y)) others += 1
  }

  return others / (one.width * one.height)
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>

/** How much darker or lighter the page is than the picture, in the square of a letter where they differ most. */
async function differenceOf(page: Page, picture: Picture): Promise<number> {
  const { data, width, height } = await page.render({ scale: 203.2 / 72, render: 'bitmap' })
  const grey = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize(picture.width, picture.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const isBlack = dotsIn(picture)
  const side = 24
  let most = 0
  for (let top = 0; top + side <= picture.height; top += side) {
    for (let left = 0; left + side <= picture.width; left += side) {
      let sum = 0
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          sum += (isBlack(x, y) ? 1 : 0) - (1 - (grey[y * picture.width + x] ?? 255) / 255)
        }
      }
      most = Math.max(most, Math.abs(sum) / side ** 2)
    }
  }

  return most
}
