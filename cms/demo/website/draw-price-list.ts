import { durationWords } from '#domain/content/duration-words.ts'
import { formatMoney } from '#domain/money/money.ts'

import { type Look, sheetOf, words } from '../pdf/pdf-sheet.ts'
import type { DemoOffer } from './demo-page.ts'

/** All offers on one A4 sheet, as a PDF in the fonts that every reader brings. */
export function drawPriceList(offers: readonly DemoOffer[]): Buffer {
  const drawing = [
    `${green} rg 0 712 595 130 re f`,
    ...line('Reinwerk', { at: [56, 784], size: 15, font: 'bold', color: '1 1 1' }),
    ...line('Preisliste', { at: [56, 740], size: 32, font: 'bold', color: '1 1 1' }),
    ...offers.flatMap((offer, index) => rowOf(offer, 660 - index * 64)),
    ...line('Richtpreise inklusive Umsatzsteuer. Den Fixpreis nennen wir nach der Besichtigung.', {
      at: [56, 96],
    }),
    ...line('Reinwerk GmbH, Schwefelgasse 12, 6850 Dornbirn, +43 5572 000 900', { at: [56, 76] }),
  ].join('\n')

  return sheetOf({ drawing, title: 'Preisliste', author: 'Reinwerk' })
}

const green = '0.063 0.188 0.165'
const grey = '0.35 0.42 0.4'

const line = (text: string, look: Look) => words(text, { color: green, ...look })

function rowOf({ name, category, priceFrom, durationMinutes }: DemoOffer, y: number): string[] {
  const price = priceFrom === undefined ? 'nach Besichtigung' : `ab ${formatMoney(priceFrom)}`

  return [
    ...line(name, { at: [56, y], size: 14, font: 'bold' }),
    ...line(category, { at: [56, y - 18], color: grey }),
    ...line(price, { at: [390, y], size: 14, font: 'bold' }),
    ...(durationMinutes ? line(durationWords(durationMinutes), { at: [390, y - 18], color: grey }) : []),
    `0.82 0.86 0.85 RG 0.75 w 56 ${y - 34} m 539 ${y - 34} l S`,
  ]
}
