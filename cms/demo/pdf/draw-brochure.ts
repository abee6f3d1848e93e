import type { Unit } from '#domain/catalogue/product.contract.ts'
import { formatMoney } from '#domain/money/money.ts'

import type { DemoProduct } from '../menu/demo-product.ts'
import { type Look, sheetOf, words } from './pdf-sheet.ts'

const ink = '0.114 0.114 0.114'
const grey = '0.4 0.4 0.4'
const night = '0.11 0.12 0.22'
const moon = '0.98 0.8 0.42'
const white = '1 1 1'

/** What the house cooks for feasts, on one A4 sheet to take home. */
export function drawBrochure(offers: readonly DemoProduct[]): Buffer {
  const drawing = [
    `${night} rg 0 672 595 170 re f`,
    ...moonAt(490, 760),
    ...line('Wirtshaus Knöpflemond', { at: [56, 784], size: 15, font: 'bold', color: white }),
    ...line('Feste feiern', { at: [56, 732], size: 36, font: 'bold', color: white }),
    ...line('Zu Hause, im Büro oder bei uns unter der Linde.', { at: [56, 702], size: 13, color: white }),
    ...offers.flatMap((offer, index) => rowOf(offer, 626 - index * 86)),
    ...line('Stellen Sie Ihr Buffet unter /store/catering zusammen: wir schicken Ihnen ein Angebot.', {
      at: [56, 76],
      font: 'bold',
    }),
    ...line('Knöpflemond Catering, Tafelrunde 3, 6845 Hohenems, +43 5576 000 400', {
      at: [56, 56],
      color: grey,
    }),
  ].join('\n')

  return sheetOf({ drawing, title: 'Feste feiern', author: 'Wirtshaus Knöpflemond' })
}

const line = (text: string, look: Look) => words(text, { color: ink, ...look })

/** Two discs, of which the second leaves a crescent of the first. */
const moonAt = (x: number, y: number): string[] => [
  ...disc(x, y, 34, moon),
  ...disc(x + 15, y + 8, 30, night),
]

/** A line without length and with round ends is a disc. */
const disc = (x: number, y: number, radius: number, color: string): string[] => [
  `${color} RG ${radius * 2} w 1 J ${x} ${y} m ${x} ${y} l S`,
]

const unitWords: Partial<Record<Unit, string>> = {
  person: 'je Person',
  package: 'je Packung',
  dm3: 'je Liter',
}
const lettersPerLine = 62
const mostLines = 2

function rowOf({ name, description, price, unit }: DemoProduct, y: number): string[] {
  const amount = [`ab ${formatMoney(price)}`, unit && unitWords[unit]].filter(Boolean).join(' ')
  const text = linesOf(description)

  return [
    ...line(name, { at: [56, y], size: 14, font: 'bold' }),
    ...text.flatMap((part, index) => line(part, { at: [56, y - 18 - index * 14], color: grey })),
    ...line(amount, { at: [408, y], size: 12, font: 'bold' }),
    `0.85 0.85 0.85 RG 0.75 w 0 J 56 ${y - 54} m 539 ${y - 54} l S`,
  ]
}

function linesOf(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > lettersPerLine) lines.push(word)
    else lines[lines.length - 1] = longer
  }

  return lines.slice(0, mostLines)
}
