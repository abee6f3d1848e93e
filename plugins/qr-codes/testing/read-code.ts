import { PDFiumLibrary } from '@hyzyla/pdfium'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

import type { LabelLayout } from '#domain/insight/qr/label-layout.ts'

/** As fine as a usual printer puts it onto paper. */
const dotsOfInch = 300
const inchMm = 25.4
const dotsOfMm = dotsOfInch / inchMm

type Dots = { data: Uint8Array; width: number; height: number }

/** Where a reader is given all the time that it wants: the machine may be slow. */
const read = (dots: Dots): string => decodeQR(dots, { timeLimit: 60_000, effort: 10 })

/** Reads what a telephone would, of a picture as it comes from the printer: with white paper around. */
export async function readPicture(bytes: Uint8Array, size: number): Promise<string> {
  const side = Math.round(size * dotsOfMm)
  const { data, info } = await sharp(bytes, { density: dotsOfInch })
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  return read({ data, width: info.width, height: info.height })
}

/** Prints labels, cuts them out, and reads the code of each; `null` for a place that was left empty. */
export async function readLabels(
  pdf: Uint8Array,
  { layout, columns, rows }: { layout: LabelLayout; columns: number; rows: number },
): Promise<{ codes: (string | null)[][]; words: string[]; sizes: { width: number; height: number }[] }> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const codes: (string | null)[][] = []
  const words: string[] = []
  const sizes: { width: number; height: number }[] = []
  for (const page of document.pages()) {
    words.push(page.getText())
    const { data, width, height } = await page.render({ scale: dotsOfInch / 72, render: 'bitmap' })
    sizes.push({ width: Math.round(width / dotsOfMm), height: Math.round(height / dotsOfMm) })
    const cells = Array.from({ length: columns * rows }, (_, cell) =>
      cutOut({ data, width, height }, layout, { cell, columns }),
    )
    codes.push(cells.map((cell) => (isEmpty(cell) ? null : read(cell))))
  }
  document.destroy()

  return { codes, words, sizes }
}

const isEmpty = ({ data }: Dots): boolean => !data.some((value, index) => index % 4 === 0 && value < 128)

/** A label as the knife leaves it. */
function cutOut(
  sheet: Dots,
  layout: LabelLayout,
  { cell, columns }: { cell: number; columns: number },
): Dots {
  const left = Math.round((cell % columns) * layout.width * dotsOfMm)
  const top = Math.round(Math.floor(cell / columns) * layout.height * dotsOfMm)
  const width = Math.min(Math.floor(layout.width * dotsOfMm), sheet.width - left)
  const height = Math.min(Math.floor(layout.height * dotsOfMm), sheet.height - top)
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * sheet.width + left) * 4
    data.set(sheet.data.subarray(from, from + width * 4), row * width * 4)
  }

  return { data, width, height }
}
