import { asGermanDecimal, asHundredths } from '#collections/shared/admin/hundredths.ts'
import { parseAmount } from '#domain/catalogue/amount.ts'
import type { Unit } from '#domain/catalogue/product.contract.ts'
import { parseMoney } from '#domain/money/money.ts'
import type { OfferedLine } from '#domain/ordering/make-quotation.ts'

/** A line as it is typed; `key` names it while others come and go. */
export type DraftLine = {
  key: number
  line?: number | undefined
  name: string
  amount: string
  unit: Unit
  unitPrice: string
  taxRate: string
}

export type LineProblem = { key: number; field: 'name' | 'amount' | 'unitPrice' | 'taxRate'; message: string }

/** Lines as a form shows them, in German decimals. */
export function draftOf(lines: readonly OfferedLine[]): DraftLine[] {
  return lines.map(({ line, name, amount, unit, unitPrice, taxRate }, key) => ({
    key,
    line,
    name,
    amount: amount.toLocaleString('de-AT', { useGrouping: false, maximumFractionDigits: 3 }),
    unit,
    unitPrice: asGermanDecimal(unitPrice),
    taxRate: asGermanDecimal(taxRate).replace(/,?0+$/, ''),
  }))
}

/** Another line below the others, taxed like the last of them. */
export function withLine(draft: readonly DraftLine[]): DraftLine[] {
  const key = Math.max(-1, ...draft.map((line) => line.key)) + 1
  const taxRate = draft.at(-1)?.taxRate ?? '20'

  return [...draft, { key, name: '', amount: '1', unit: 'piece', unitPrice: '', taxRate }]
}

/** What was typed as it is sent, as far as it can be read, and what cannot. */
export function readDraft(draft: readonly DraftLine[]): { lines: OfferedLine[]; problems: LineProblem[] } {
  const read = draft.map(readLine)

  return {
    lines: read.flatMap(({ line }) => line ?? []),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readLine({ key, line, unit, ...typed }: DraftLine): {
  line: OfferedLine | null
  problems: LineProblem[]
} {
  const name = typed.name.trim()
  const amount = parseAmount(typed.amount)
  const unitPrice = parseMoney(typed.unitPrice)
  const taxRate = asHundredths(typed.taxRate.replace('%', ''))
  const isPriced = unitPrice !== null && unitPrice >= 0
  const isTaxed = taxRate !== null && taxRate <= 10_000
  const problems = [
    name === '' && problem(key, 'name', 'Bitte beschreiben Sie, was Sie anbieten.'),
    !isAmount(amount) && problem(key, 'amount', 'Bitte geben Sie eine Menge größer als null an.'),
    !isPriced && problem(key, 'unitPrice', 'Bitte geben Sie einen Preis an, zum Beispiel 12,90.'),
    !isTaxed && problem(key, 'taxRate', 'Bitte geben Sie den Steuersatz in Prozent an.'),
  ].filter((each) => each !== false)
  const isRead = isAmount(amount) && isPriced && isTaxed

  return { line: isRead ? { line, name, amount, unit, unitPrice, taxRate } : null, problems }
}

/** At most three decimals, as amounts are kept. */
const isAmount = (amount: number): boolean =>
  amount > 0 && amount <= 1_000_000 && Number(amount.toFixed(3)) === amount

const problem = (key: number, field: LineProblem['field'], message: string): LineProblem => ({
  key,
  field,
  message,
})
