import {
  canonical,
  type SealedExpiry,
  type SealedLine,
  sealVersions,
} from '#domain/ordering/day-end/canonical-day.ts'
import { differenceOf } from '#domain/ordering/day-end/cash-count.ts'
import { cashOf, figuresOf } from '#domain/ordering/day-end/day-figures.ts'
import { moneyKinds } from '#domain/ordering/day-end/book-lines.ts'
import { sumCents } from '#domain/money/money.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { type DayBranch, readBranches } from './branches-of-days.ts'
import { type DayEndRecord, dayEndColumns, hashOf } from './day-end-record.ts'
import { centsOf, readExpiredOfDay } from './expired-vouchers.ts'
import { lineColumns } from './read-open-lines.ts'

/** What the chain of a branch came to: how far it fits, and the first day that does not. */
export type CheckedChain = {
  branch: string
  days: number
  /** The seal of the last day that fits, to be compared with what was printed. */
  lastHash: string | null
  problem: { day: string; number: number; text: string } | null
}

/** Recomputes the days of every branch from the ledger, one day at a time. */
export async function verifyDayEnds(database: Querying): Promise<CheckedChain[]> {
  const chains: CheckedChain[] = []
  for (const branch of await readBranches(database, null)) chains.push(await verifyChain(database, branch))

  return chains
}

async function verifyChain(database: Querying, { id, name }: DayBranch): Promise<CheckedChain> {
  const days = await readChain(database, id)
  let last: DayEndRecord | null = null
  for (const [index, day] of days.entries()) {
    const lines = await readSealedLines(database, day.id)
    const expiries = await readExpiredOfDay(database, day.id)
    const text = whyBroken(day, last, index + 1) ?? whyWrong(day, { lines, expiries, branch: id })
    if (text) {
      const problem = { day: day.day, number: day.number, text }
      return { branch: name, days: index, lastHash: last?.hash ?? null, problem }
    }
    last = day
  }

  return { branch: name, days: days.length, lastHash: last?.hash ?? null, problem: null }
}

async function readChain(database: Querying, branch: string): Promise<DayEndRecord[]> {
  const { rows } = await database.query<DayEndRecord>({
    name: 'read-chain',
    text: `select ${dayEndColumns} from day_ends d where d.branch_id = $1 order by d.number`,
    values: [branch],
  })
  return rows
}

type CheckedLine = SealedLine & { branch: string }

async function readSealedLines(database: Querying, day: string): Promise<CheckedLine[]> {
  const { rows } = await database.query<CheckedLine>({
    name: 'read-sealed-lines',
    text: `select ${lineColumns}, p.tip::float8 as tip, p.covers, p.branch_id as branch, l.order_type as "orderType", l.parts, l.is_late as "isLate"
             from day_end_lines l join payments p on p.id = l.payment_id
            where l.day_end_id = $1 order by p.at, p.id`,
    values: [day],
  })
  return rows
}

/** Whether a day goes on from the one before. */
function whyBroken(day: DayEndRecord, last: DayEndRecord | null, number: number): string | null {
  if (day.number !== number) return `Die Nummer ${number} fehlt.`
  if (day.previousHash !== (last?.hash ?? null)) return 'Die Prüfsumme des Tages davor passt nicht.'

  return last && day.day <= last.day ? 'Der Tag liegt nicht nach dem davor.' : null
}

type Checked = { lines: readonly CheckedLine[]; expiries: readonly SealedExpiry[]; branch: string }

/** Whether its figures are those of its lines, and all of it what was sealed. */
function whyWrong(day: DayEndRecord, { lines, expiries, branch }: Checked): string | null {
  if (!lines.every((line) => line.branch === branch && moneyKinds.includes(line.kind)))
    return 'Eine Zahlung gehört nicht hierher.'
  if (!lines.every(isSplitWhole) || !lines.every(isTaxedOnce)) return 'Eine Zahlung ist anders aufgeteilt.'
  const figures = figuresOf(lines, centsOf(expiries))
  if (
    canonical(figures) !== canonical(day.figures) ||
    day.total !== figures.total ||
    day.cashExpected !== cashOf(figures)
  )
    return 'Die Summen passen nicht zu den Zahlungen.'
  if (day.lateLines !== lines.filter(({ isLate }) => isLate).length)
    return 'Die Zahl der Zeilen früherer Tage passt nicht.'
  const count = { float: day.cashFloat, counted: day.cashCounted }
  if (day.cashDifference !== differenceOf(count, day.cashExpected))
    return 'Die Differenz der Kasse passt nicht.'

  return sealVersions.some((version) => hashOf(day, { lines, expiries }, version) === day.hash)
    ? null
    : 'Die Prüfsumme passt nicht.'
}

const isSplitWhole = ({ kind, amount, parts }: SealedLine): boolean =>
  sumCents(parts.map(({ gross }) => gross)) === (kind === 'fee' ? 0 : amount) &&
  parts.every(({ gross, net, tax }) => net + tax === gross)

/** What was taxed when its voucher was sold is taxed no more, and nothing else goes untaxed for that. */
const isTaxedOnce = ({ taxedRate, parts }: SealedLine): boolean =>
  parts.every(({ untaxed }) => (untaxed === 'taxed-before') === (typeof taxedRate === 'number'))
