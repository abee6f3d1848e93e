import { formatMoney } from '../../money/money.ts'
import { formatDateTime } from '../../time/format.ts'
import type { DayFigures } from '../day-end/day-figures.ts'
import { dayText, rateText, voucherSums } from '../day-end/day-end.texts.ts'
import { numbersText } from '../fiscal/fiscal.texts.ts'
import { paymentMethodLabels } from '../payment-method.texts.ts'
import type { Block } from './paper.ts'
import { copyBlocks, ending } from './printed-order.ts'

/** What a slip about a closed day is made of. Money is in cents, instants are ISO text. */
export type PrintedDay = {
  house: string | null
  branch: string
  timeZone: string
  currency: string
  copy: number
  day: string
  number: number
  closedAt: string
  figures: DayFigures
  cash: { float: number; expected: number; counted: number; difference: number }
  note: string | null
  lateLines: number
  /** Which signed receipts it comprises. */
  receipts: readonly { cashBox: string; from: number; to: number; unsigned: number }[]
  hash: string
}

/** What goes into the envelope with the cash: the day's sums, the count of the drawer, and who signs for it. */
export function dayEndSlipLayout(day: PrintedDay): Block[] {
  return [
    ...headBlocks(day),
    ...copyBlocks(day),
    { kind: 'rule' },
    ...sumBlocks(day),
    { kind: 'rule' },
    ...cashBlocks(day),
    ...receiptBlocks(day),
    { kind: 'rule' },
    { kind: 'text', text: 'Prüfsumme' },
    // In groups that wrap between two of them.
    { kind: 'text', text: day.hash.replaceAll(/.{8}(?=.)/g, '$& ') },
    { kind: 'feed', lines: 3 },
    { kind: 'rule' },
    { kind: 'text', text: 'Unterschrift', align: 'center' },
    ...ending,
  ]
}

function headBlocks({ house, branch, day, number, closedAt, timeZone }: PrintedDay): Block[] {
  const name = house === null || house === branch ? branch : `${house} · ${branch}`

  return [
    { kind: 'text', text: name, align: 'center' },
    { kind: 'text', text: 'TAGESABSCHLUSS', align: 'center', size: 'tall', isBold: true },
    { kind: 'columns', left: `Nr. ${number}`, right: dayText(day), isBold: true },
    { kind: 'text', text: `Abgeschlossen ${formatDateTime(Temporal.Instant.from(closedAt), timeZone)}` },
  ]
}

function sumBlocks({ figures, currency }: PrintedDay): Block[] {
  const { methods, rates, taken, corrected, refunded, fees, total, orders } = figures
  const line = (left: string, cents: number): Block => ({
    kind: 'columns',
    left,
    right: formatMoney(cents, currency),
  })
  const unlessNothing = (left: string, cents: number): Block[] => (cents === 0 ? [] : [line(left, cents)])

  return [
    ...methods.map((each) => line(paymentMethodLabels[each.method], each.total)),
    { kind: 'rule' },
    line('Eingenommen', taken),
    ...unlessNothing('Berichtigt', corrected),
    ...unlessNothing('Erstattet', refunded),
    { kind: 'columns', left: 'EINNAHMEN', right: formatMoney(total, currency), size: 'tall', isBold: true },
    { kind: 'columns', left: 'Bestellungen', right: String(orders) },
    ...unlessNothing('Gebühren der Anbieter', fees),
    ...voucherSums(figures).map(([label, cents]) => line(label, cents)),
    { kind: 'rule' },
    ...rates.flatMap(({ gross, tax, ...rate }) => [
      line(rateText(rate), gross),
      ...(rate.taxRate === null ? [] : [{ ...line('enthaltene Steuer', tax), hanging: '  ' } as Block]),
    ]),
  ]
}

function cashBlocks({ cash, note, lateLines, currency }: PrintedDay): Block[] {
  const line = (left: string, cents: number): Block => ({
    kind: 'columns',
    left,
    right: formatMoney(cents, currency),
  })
  const late = lateLines === 1 ? '1 Zahlung eines früheren Tages' : `${lateLines} Zahlungen früherer Tage`

  return [
    line('Wechselgeld', cash.float),
    line('Bar eingenommen', cash.expected),
    line('Gezählt', cash.counted),
    { kind: 'columns', left: 'Differenz', right: formatMoney(cash.difference, currency), isBold: true },
    ...(note === null ? [] : [{ kind: 'text', text: `Notiz: ${note}` } as const]),
    ...(lateLines === 0 ? [] : [{ kind: 'text', text: late } as const]),
  ]
}

function receiptBlocks({ receipts }: PrintedDay): Block[] {
  if (receipts.length === 0) return []

  return [
    { kind: 'rule' },
    ...receipts.flatMap(({ cashBox, from, to, unsigned }): Block[] => [
      { kind: 'text', text: `Kasse ${cashBox}` },
      { kind: 'columns', left: 'Belege', right: numbersText(from, to) },
      ...(unsigned === 0 ? [] : [{ kind: 'text', text: `davon ohne Signatur: ${unsigned}` } as const]),
    ]),
  ]
}
