import type { Paper, PaperTable } from '#collections/shared/paper/paper.ts'
import { formatMoney, sumCents } from '#domain/money/money.ts'
import { type Denomination, denominations } from '#domain/ordering/day-end/cash-count.ts'
import type { DayFigures } from '#domain/ordering/day-end/day-figures.ts'
import { dayText, rateText, voucherSums } from '#domain/ordering/day-end/day-end.texts.ts'
import { numbersText } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { writeCell } from '#domain/operations/import-export/sheet-cell.ts'

import type { FiledDay } from './read-day-file.ts'

/** A closed day for whoever keeps the books. */
export function daySheetOf(day: FiledDay): Paper {
  const { branch, record, receipts } = day

  return {
    title: `Tagesabschluss ${dayText(record.day)}`,
    heading: branch.house === null ? branch.name : `${branch.house}, ${branch.name}`,
    isDense: false,
    facts: [
      ['Nummer', String(record.number)],
      ['Geschäftstag', dayText(record.day)],
      ['Ende des Tages', momentText(record.until, branch.timeZone)],
      ['Abgeschlossen', momentText(record.closedAt, branch.timeZone)],
      ['Bestellungen', String(record.figures.orders)],
      ['Zahlungen', String(record.figures.lines)],
      ...receipts.map(({ cashBox, from, to }): [string, string] => [
        `Belege der Kasse ${cashBox}`,
        numbersText(from, to),
      ]),
    ],
    tables: [...sumTables(day), cashTable(day), ...coinTables(day)],
    notes: notesOf(day),
    hashes: [
      ['Prüfsumme (SHA-256)', record.hash],
      ['Prüfsumme des Tages davor', record.previousHash ?? 'keine, dies ist der erste Abschluss'],
    ],
  }
}

const momentText = (at: string, timeZone: string): string =>
  `${writeCell({ name: 'at', title: '', kind: 'moment' }, at, timeZone)} Uhr`

function sumTables({ record: { figures } }: FiledDay): PaperTable[] {
  return [
    methodTable(figures),
    rateTable(figures),
    typeTable(figures),
    ...tipTables(figures),
    ...voucherTables(figures),
    ...feeTables(figures),
  ]
}

const methodTable = ({ methods, taken, corrected, refunded, total }: DayFigures): PaperTable => ({
  title: 'Nach Zahlungsart',
  head: ['Zahlungsart', 'Eingenommen', 'Berichtigt', 'Erstattet', 'Summe'],
  rows: methods.map((each) => [
    paymentMethodLabels[each.method],
    ...[each.taken, each.corrected, each.refunded, each.total].map(moneyText),
  ]),
  sum: ['Einnahmen', ...[taken, corrected, refunded, total].map(moneyText)],
})

const rateTable = ({ rates }: DayFigures): PaperTable => ({
  title: 'Nach Steuersatz',
  head: ['Steuersatz', 'Brutto', 'Netto', 'Steuer'],
  rows: rates.map(({ gross, net, tax, ...rate }) => [rateText(rate), ...[gross, net, tax].map(moneyText)]),
  sum: [
    'Einnahmen',
    ...(['gross', 'net', 'tax'] as const).map((of) => moneyText(sumCents(rates.map((rate) => rate[of])))),
  ],
})

const typeTable = ({ types, orders, total }: DayFigures): PaperTable => ({
  title: 'Nach Bestellart',
  head: ['Bestellart', 'Bestellungen', 'Summe'],
  rows: types.map((each) => [orderTypeLabels[each.type], String(each.orders), moneyText(each.total)]),
  sum: ['Einnahmen', String(orders), moneyText(total)],
})

function tipTables({ tips = 0 }: DayFigures): PaperTable[] {
  if (tips === 0) return []

  return [
    {
      title: 'Trinkgeld',
      head: ['In den Einnahmen enthalten', 'Betrag'],
      rows: [['Für das Team, ohne Steuer', moneyText(tips)]],
    },
  ]
}

function voucherTables(figures: DayFigures): PaperTable[] {
  const rows = voucherSums(figures).map(([label, cents]) => [label, moneyText(cents)])

  return rows.length === 0 ? [] : [{ title: 'Gutscheine', head: ['Außerdem', 'Betrag'], rows }]
}

function feeTables({ methods, fees }: DayFigures): PaperTable[] {
  if (fees === 0) return []
  const charged = methods.filter((each) => each.fees !== 0)

  return [
    {
      title: 'Gebühren der Anbieter',
      head: ['Zahlungsart', 'Gebühr'],
      rows: charged.map((each) => [paymentMethodLabels[each.method], moneyText(each.fees)]),
    },
  ]
}

const cashTable = ({ record }: FiledDay): PaperTable => ({
  title: 'Kassensturz',
  head: ['Bargeld', 'Betrag'],
  rows: [
    ['Wechselgeld', moneyText(record.cashFloat)],
    ['Bar eingenommen', moneyText(record.cashExpected)],
    ['Gezählt', moneyText(record.cashCounted)],
  ],
  sum: ['Differenz', moneyText(record.cashDifference)],
})

function coinTables({ record: { coins, cashCounted } }: FiledDay): PaperTable[] {
  if (!coins) return []
  const counted = denominations.filter((cents) => pieces(coins, cents) > 0)

  return [
    {
      title: 'Gezählte Scheine und Münzen',
      head: ['Stück', 'Anzahl', 'Summe'],
      rows: counted.map((cents) => [
        moneyText(cents),
        String(pieces(coins, cents)),
        moneyText(cents * pieces(coins, cents)),
      ]),
      sum: ['Gezählt', '', moneyText(cashCounted)],
    },
  ]
}

const pieces = (coins: NonNullable<FiledDay['record']['coins']>, cents: Denomination): number =>
  coins[`${cents}`] ?? 0

function notesOf({ record: { note, lateLines } }: FiledDay): string[] {
  const late =
    lateLines === 1
      ? 'Eine Zahlung gehört zu einem Tag davor und wurde hier verbucht.'
      : `${lateLines} Zahlungen gehören zu Tagen davor und wurden hier verbucht.`

  return [...(note === null ? [] : [`Notiz: ${note}`]), ...(lateLines === 0 ? [] : [late])]
}

const moneyText = (cents: number): string => formatMoney(cents)
