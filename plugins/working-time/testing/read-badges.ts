import { PDFiumLibrary } from '@hyzyla/pdfium'
import decodeQR from 'qr/decode.js'

/** Pixels of a millimetre. */
const scale = 8
const pointsOfMm = 72 / 25.4
const card = { width: 85.6, height: 54, left: 19, top: 10 }
const [columns, rows] = [2, 5]

/** Prints badges, cuts them out, and reads each as a clock does; with all that stands on them in letters. */
export async function readBadges(
  pdf: Uint8Array,
): Promise<{ codes: string[]; words: string; pages: number }> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const codes: string[] = []
  const words: string[] = []
  for (const page of document.pages()) {
    words.push(page.getText())
    const { data, width } = await page.render({ scale: scale / pointsOfMm, render: 'bitmap' })
    for (let cell = 0; cell < columns * rows; cell += 1) {
      const cut = cutOut({ data, width }, cell)
      if (cut.data.some((value, index) => index % 4 === 0 && value < 128)) codes.push(decodeQR(cut))
    }
  }
  const pages = document.getPageCount()
  document.destroy()

  return { codes, words: words.join('\n'), pages }
}

/** From within the dashed line of a card. */
function cutOut({ data, width }: { data: Uint8Array; width: number }, cell: number) {
  const left = Math.round((card.left + (cell % columns) * card.width + 1) * scale)
  const top = Math.round((card.top + Math.floor(cell / columns) * card.height + 1) * scale)
  const size = { width: Math.floor((card.width - 2) * scale), height: Math.floor((card.height - 2) * scale) }
  const cut = new Uint8Array(size.width * size.height * 4)
  for (let row = 0; row < size.height; row += 1) {
    const from = ((top + row) * width + left) * 4
    cut.set(data.subarray(from, from + size.width * 4), row * size.width * 4)
  }

  return { ...size, data: cut }
}
