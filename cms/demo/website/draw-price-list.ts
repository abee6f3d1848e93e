import { durationWords } from '#domain/content/duration-words.ts'
import { formatMoney } from '#domain/money/money.ts'

import type { DemoOffer } from './demo-page.ts'

/** All offers on one A4 sheet, as a PDF in the fonts that every reader brings. */
export function drawPriceList(offers: readonly DemoOffer[]): Buffer {
  const drawing = [
    `${green} rg 0 712 595 130 re f`,
    ...words('Reinwerk', { at: [56, 784], size: 15, font: 'bold', color: '1 1 1' }),
    ...words('Preisliste', { at: [56, 740], size: 32, font: 'bold', color: '1 1 1' }),
    ...offers.flatMap((offer, index) => rowOf(offer, 660 - index * 64)),
    ...words('Richtpreise inklusive Umsatzsteuer. Den Fixpreis nennen wir nach der Besichtigung.', {
      at: [56, 96],
    }),
    ...words('Reinwerk GmbH, Schwefelgasse 12, 6850 Dornbirn, +43 5572 000 900', { at: [56, 76] }),
  ].join('\n')

  return asPdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /plain 4 0 R /bold 5 0 R >> >> >>',
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Title (Preisliste) /Author (Reinwerk) >>',
  ])
}

const green = '0.063 0.188 0.165'
const grey = '0.35 0.42 0.4'

function rowOf({ name, category, priceFrom, durationMinutes }: DemoOffer, y: number): string[] {
  const price = priceFrom === undefined ? 'nach Besichtigung' : `ab ${formatMoney(priceFrom)}`

  return [
    ...words(name, { at: [56, y], size: 14, font: 'bold' }),
    ...words(category, { at: [56, y - 18], color: grey }),
    ...words(price, { at: [390, y], size: 14, font: 'bold' }),
    ...(durationMinutes ? words(durationWords(durationMinutes), { at: [390, y - 18], color: grey }) : []),
    `0.82 0.86 0.85 RG 0.75 w 56 ${y - 34} m 539 ${y - 34} l S`,
  ]
}

type Look = { at: [x: number, y: number]; size?: number; font?: 'plain' | 'bold'; color?: string }

/** A line of text, in points from the lower left corner. */
function words(text: string, { at: [x, y], size = 10.5, font = 'plain', color = green }: Look): string[] {
  return [`BT ${color} rg /${font} ${size} Tf ${x} ${y} Td (${inWindowsLetters(text)}) Tj ET`]
}

const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Latin letters are the same in both alphabets; the euro sign is not. */
const inWindowsLetters = (text: string): string =>
  text.replaceAll('€', '\u0080').replace(/[\\()]/g, String.raw`\$&`)

/** The objects, numbered from 1, with the table that says where each begins. */
function asPdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const begins: number[] = []
  objects.forEach((object, index) => {
    begins.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${begins.length + 1} /Root 1 0 R /Info ${begins.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`

  return Buffer.from(`${file}xref\n0 ${begins.length + 1}\n0000000000 65535 f \n${entries}${end}`, 'latin1')
}
