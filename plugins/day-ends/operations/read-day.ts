import type { PayloadRequest } from 'payload'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { dayClosedText, whyNotCloseText } from '#domain/ordering/day-end/day-end.texts.ts'
import { cashOf, figuresOf } from '#domain/ordering/day-end/day-figures.ts'
import { endOfDay, whyNotClose } from '#domain/ordering/day-end/open-days.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { rightTo } from '#kernel/access/rights.ts'

import { numbersOfDay } from '#plugins/fiscal/fiscal.port.ts'

import type { DayBranch } from './branches-of-days.ts'
import { linesOfDay } from './close-day.ts'
import { type DayEndRecord, readDayEnd, readLastDayEnd } from './day-end-record.ts'
import { centsOf, readOpenExpiries } from './expired-vouchers.ts'
import { readOpenDays, readOpenLines } from './read-open-lines.ts'

type Asked = { branch: DayBranch; day: string; now: Temporal.Instant }

/** A business day as it was closed, or as it stands. */
export async function readDay(req: PayloadRequest, asked: Asked): Promise<DayEnd> {
  const closed = await readDayEnd(req.payload.db.pool, asked.branch.id, asked.day)

  return closed ? closedDay(req, asked.branch, closed) : openDay(req, asked)
}

const shown = ({ id, name, timeZone }: DayBranch) => ({ id, name, timeZone })

async function closedDay(req: PayloadRequest, branch: DayBranch, record: DayEndRecord): Promise<DayEnd> {
  const { id, number, closedAt, cashCounted, cashDifference, coins, note, hash, previousHash } = record
  const { day, until, figures, lateLines, cashExpected, cashFloat } = record

  return {
    branch: shown(branch),
    day,
    state: 'closed',
    until,
    figures,
    lateLines,
    cashExpected,
    cashFloat,
    whyNot: dayClosedText,
    closed: {
      id,
      number,
      at: closedAt,
      by: await nameOf(req, record.by),
      cashCounted,
      cashDifference,
      coins,
      note,
      hash,
      previousHash,
      receipts: await numbersOfDay(req.payload.db.pool, id),
    },
  }
}

async function openDay(req: PayloadRequest, { branch, day, now }: Asked): Promise<DayEnd> {
  const database = req.payload.db.pool
  const last = await readLastDayEnd(database, branch.id)
  const lastClosed = last?.day ?? null
  const openDays = (await readOpenDays(database, branch, lastClosed)).map((open) => open.day)
  const lines = linesOfDay(await readOpenLines(database, branch, { day, lastClosed }), { day, lastClosed })
  // The first day that is ever closed takes along whatever was before it.
  const expiries = { day, openDays: lastClosed === null ? [] : openDays }
  const figures = figuresOf(lines, centsOf(await readOpenExpiries(database, branch, expiries)))
  const why = whyNotClose({ day, openDays, lastClosed, clock: branch, now })
  const mayClose = await rightTo(req, 'create', 'day-closing', { data: { branch: branch.id } })

  return {
    branch: shown(branch),
    day,
    state: day >= businessDayOf(now, branch.timeZone, branch.startsAt) ? 'running' : 'open',
    until: endOfDay(day, branch).toString({ smallestUnit: 'millisecond' }),
    figures,
    lateLines: lines.filter(({ isLate }) => isLate).length,
    cashExpected: cashOf(figures),
    // What was in the drawer the day before is what people begin the next one with.
    cashFloat: last?.cashFloat ?? 0,
    whyNot: why ? whyNotCloseText(why, openDays[0]) : mayClose ? null : notYoursText,
    closed: null,
  }
}

const notYoursText = 'Abschließen kann diesen Tag die Leitung der Filiale.'

/** Whoever may read the day may know who closed it. */
async function nameOf(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await req.payload.db.pool.query<{ name: string | null }>({
    name: 'name-of-closer',
    text: 'select name from users where id = $1',
    values: [id],
  })
  return rows[0]?.name ?? null
}
