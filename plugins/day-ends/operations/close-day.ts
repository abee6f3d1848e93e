import type { PayloadRequest } from 'payload'

import { type CoinCounts, differenceOf, judgeCount, sumOfCoins } from '#domain/ordering/day-end/cash-count.ts'
import type { CloseDayRequest } from '#domain/ordering/day-end/day-end.contract.ts'
import { noNoteText } from '#domain/ordering/day-end/day-end.texts.ts'
import { cashOf, figuresOf } from '#domain/ordering/day-end/day-figures.ts'
import { endOfDay, whyNotClose } from '#domain/ordering/day-end/open-days.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { branchOfDays, type DayBranch } from './branches-of-days.ts'
import { type DayEndRecord, hashOf, readDayEnd, readLastDayEnd, storeDayEnd } from './day-end-record.ts'
import { centsOf, readOpenExpiries } from './expired-vouchers.ts'
import { type OpenLine, readOpenLines } from './read-open-lines.ts'

type Asked = { branch: string; day: string; request: CloseDayRequest; now: Temporal.Instant }

/** Closes a business day of a branch, once and for all, for whoever may. */
export async function closeDay(req: PayloadRequest, { branch: id, day, request, now }: Asked): Promise<void> {
  await requireRight(req, 'create', 'day-closing', { data: { branch: id } })
  const branch = await branchOfDays(req, id)
  const { counted, coins = null, note = '' } = request
  const count = {
    float: request.float,
    counted: coins ? sumOfCoins(coins) : (counted ?? 0),
    coins,
    note: note === '' ? null : note,
    lines: request.lines,
  }

  await inTurn(req.payload.db.pool, `day-ends:${branch.id}`, (connection) =>
    closeDayWithin(connection, { branch, day, count: () => count, by: String(req.user?.id), now }),
  )
}

export type DayCount = {
  float: number
  counted: number
  coins: CoinCounts | null
  note: string | null
  /** How many lines whoever counted had before them. */
  lines: number
}
type Closing = {
  branch: DayBranch
  day: string
  /** What was counted, where so much cash has to be there. */
  count: (expected: number, lines: number) => DayCount
  by: string | null
  now: Temporal.Instant
}

/** Within a transaction that closes days of this branch alone, so that each sees what the one before has written. */
export async function closeDayWithin(database: Querying, closing: Closing): Promise<void> {
  const { branch, day } = closing
  const last = await readLastDayEnd(database, branch.id)
  const asked = { day, lastClosed: last?.day ?? null }
  const open = await readOpenLines(database, branch, asked)
  const openDays = open.map((line) => line.day)
  await refuseWhere(database, closing, { ...asked, openDays })
  const lines = linesOfDay(open, asked)
  // All days before are closed by now, or this is the first and takes along whatever was before it.
  const expiries = await readOpenExpiries(database, branch, { day, openDays: [] })
  const expected = cashOf(figuresOf(lines))
  const count = closing.count(expected, lines.length)
  if (lines.length !== count.lines) throw new Refused('changed-meanwhile')
  if (judgeCount(count, expected, count.note)) {
    throw new Refused('validation', {}, [{ field: 'note', code: 'note-missing', message: noNoteText }])
  }

  const record = recordOf(closing, { lines, expired: centsOf(expiries), count, last })
  const sealed = { ...record, hash: hashOf(record, { lines, expiries }) }
  await storeDayEnd(database, sealed, { lines, expiries })
}

type OfDay = { day: string; lastClosed: string | null }

/** What is booked on a day; on the first that is ever closed whatever was before it as well. */
export const linesOfDay = (open: readonly OpenLine[], { day, lastClosed }: OfDay): OpenLine[] =>
  open.filter((line) => lastClosed === null || line.day === day)

async function refuseWhere(
  database: Querying,
  { branch, day, now }: Closing,
  { lastClosed, openDays }: OfDay & { openDays: readonly string[] },
): Promise<void> {
  const closed = await readDayEnd(database, branch.id, day)
  if (closed) throw new Refused('day-closed', { number: closed.number, closedAt: closed.closedAt })
  const why = whyNotClose({ day, openDays, lastClosed, clock: branch, now })
  if (why) throw new Refused('day-not-closable', { why, earlier: openDays[0] })
}

type Counted = {
  lines: readonly OpenLine[]
  /** In cents. */
  expired: number
  count: DayCount
  last: DayEndRecord | null
}

function recordOf(
  { branch, day, by, now }: Closing,
  { lines, expired, count, last }: Counted,
): Omit<DayEndRecord, 'hash'> {
  const figures = figuresOf(lines, expired)
  const cashExpected = cashOf(figures)

  return {
    id: uuidV7(now.epochMilliseconds),
    branch: branch.id,
    day,
    number: (last?.number ?? 0) + 1,
    until: textOf(endOfDay(day, branch)),
    closedAt: textOf(now),
    by,
    figures,
    total: figures.total,
    lateLines: lines.filter(({ isLate }) => isLate).length,
    cashFloat: count.float,
    cashExpected,
    cashCounted: count.counted,
    cashDifference: differenceOf(count, cashExpected),
    coins: count.coins,
    note: count.note,
    previousHash: last?.hash ?? null,
  }
}

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
