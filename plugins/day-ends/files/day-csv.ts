import { rateText, voucherSums } from '#domain/ordering/day-end/day-end.texts.ts'
import { numbersText } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'
import { type CsvCell, csvText } from '#domain/operations/import-export/csv-text.ts'
import { type CellKind, writeCell } from '#domain/operations/import-export/sheet-cell.ts'

import type { FiledDay } from './read-day-file.ts'

type Value = string | number | null
type Row = {
  part: string
  what: string
  gross?: Value
  net?: Value
  tax?: Value
  orders?: Value
  at?: Value
  text?: Value
}

const columns: { name: keyof Row; title: string; kind: CellKind }[] = [
  { name: 'part', title: 'Bereich', kind: 'text' },
  { name: 'what', title: 'Bezeichnung', kind: 'text' },
  { name: 'gross', title: 'Betrag', kind: 'cents' },
  { name: 'net', title: 'Netto', kind: 'cents' },
  { name: 'tax', title: 'Steuer', kind: 'cents' },
  { name: 'orders', title: 'Bestellungen', kind: 'number' },
  { name: 'at', title: 'Zeitpunkt', kind: 'moment' },
  { name: 'text', title: 'Text', kind: 'text' },
]

/** A closed day as a table, which a German spreadsheet opens and an accountant filters by its first column. */
export function dayCsv(day: FiledDay): string {
  const { timeZone } = day.branch
  const rows = [...headRows(day), ...sumRows(day), ...cashRows(day), ...lineRows(day)]

  return csvText(
    columns.map(({ title }) => title),
    rows.map((row) =>
      columns.map(
        (column): CsvCell => ({
          text: writeCell(column, row[column.name] ?? null, timeZone),
          isNumeric: column.kind === 'cents' || column.kind === 'number',
        }),
      ),
    ),
  )
}

function headRows({ branch, record, receipts }: FiledDay): Row[] {
  const part = 'Tag'

  return [
    ...(branch.house === null ? [] : [{ part, what: 'Betrieb', text: branch.house }]),
    { part, what: 'Filiale', text: branch.name },
    { part, what: 'Nummer', text: String(record.number) },
    { part, what: 'Geschäftstag', text: record.day },
    { part, what: 'Abgeschlossen', at: record.closedAt },
    ...receipts.map(({ cashBox, from, to }) => ({
      part,
      what: `Belege der Kasse ${cashBox}`,
      text: numbersText(from, to),
    })),
    { part, what: 'Prüfsumme', text: record.hash },
    { part, what: 'Prüfsumme des Tages davor', text: record.previousHash },
  ]
}

function sumRows({ record: { figures } }: FiledDay): Row[] {
  const { total, taken, corrected, refunded, fees, tips = 0, orders, methods, rates, types } = figures

  return [
    { part: 'Summe', what: 'Eingenommen', gross: taken },
    { part: 'Summe', what: 'Berichtigt', gross: corrected },
    { part: 'Summe', what: 'Erstattet', gross: refunded },
    { part: 'Summe', what: 'Einnahmen', gross: total, orders },
    { part: 'Summe', what: 'Gebühren der Anbieter', gross: fees },
    { part: 'Summe', what: 'Trinkgeld', gross: tips },
    ...voucherSums(figures).map(([what, gross]) => ({ part: 'Summe', what, gross })),
    ...methods.map((each) => ({
      part: 'Zahlungsart',
      what: paymentMethodLabels[each.method],
      gross: each.total,
      orders: each.orders,
    })),
    ...rates.map(({ gross, net, tax, ...rate }) => ({
      part: 'Steuersatz',
      what: rateText(rate),
      gross,
      net,
      tax,
    })),
    ...types.map(({ type, total: gross, orders: count }) => ({
      part: 'Bestellart',
      what: orderTypeLabels[type],
      gross,
      orders: count,
    })),
  ]
}

function cashRows({ record }: FiledDay): Row[] {
  const part = 'Kasse'

  return [
    { part, what: 'Wechselgeld', gross: record.cashFloat },
    { part, what: 'Bar eingenommen', gross: record.cashExpected },
    { part, what: 'Gezählt', gross: record.cashCounted },
    { part, what: 'Differenz', gross: record.cashDifference, text: record.note },
  ]
}

const lineRows = ({ lines }: FiledDay): Row[] =>
  lines.map((line) => ({
    part: line.isLate ? 'Zahlung (früherer Tag)' : 'Zahlung',
    what: `${paymentKindLabels[line.kind]}, ${paymentMethodLabels[line.method]}`,
    gross: line.amount,
    at: line.at,
    text: [line.ticket === null ? null : `Bestellung ${line.ticket} vom ${line.orderDay}`, line.reason]
      .filter(Boolean)
      .join(': '),
  }))
