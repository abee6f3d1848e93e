import type { PayloadRequest } from 'payload'

import { bookDay, type BookedDay, type Missing } from '#domain/ordering/accounting/book-day.ts'
import { noSalesAccountText } from '#domain/ordering/accounting/booking-accounts.ts'
import { extfBatch, fiscalYearStartOf } from '#domain/ordering/accounting/extf-batch.ts'
import { windows1252 } from '#domain/ordering/accounting/windows-1252.ts'
import { requireRight } from '#kernel/access/rights.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { branchOfDays } from '#plugins/day-ends/day-ends.port.ts'

import { type HouseAccounts, readBookingAccounts } from './read-booking-accounts.ts'

type Asked = { branch: string; from: string; to: string; now: Temporal.Instant }
type BatchFile = { bytes: Uint8Array<ArrayBuffer>; name: string }

/** Closed days of a branch as a booking batch, for whoever leads it. */
export async function makeBookingBatch(
  req: PayloadRequest,
  { branch: id, from, to, now }: Asked,
): Promise<BatchFile> {
  await requireRight(req, 'create', 'day-closing', { data: { branch: id } })
  const branch = await branchOfDays(req, id)
  const accounts = await readBookingAccounts(req, branch.id)
  if (!accounts) throw refused('branch', noAccountsText)
  const fiscalYearStart = refuseRange({ from, to }, accounts)
  const days = await readClosedDays(req.payload.db.pool, { branch: branch.id, from, to })
  if (days.length === 0) throw refused('from', noDaysText)

  const booked = days.map((day) => bookDay(day, accounts))
  refuseMissing(booked.flatMap(({ missing }) => missing))
  const head = {
    ...accounts,
    fiscalYearStart,
    from,
    to,
    title: branch.name,
    createdAt: now,
    timeZone: branch.timeZone,
  }
  const text = extfBatch(
    head,
    booked.flatMap(({ bookings }) => bookings),
  )

  return { bytes: windows1252(text), name: `EXTF_Buchungsstapel_${from}_${to}.csv` }
}

const noAccountsText =
  'Für diese Filiale fehlen Buchungskonten mit Berater- und Mandantennummer. Bitte legen Sie sie unter „Buchungskonten“ an.'
const noDaysText = 'In diesem Zeitraum ist kein Tag abgeschlossen.'
const wrongWayText = 'Der letzte Tag liegt vor dem ersten.'
const twoYearsText =
  'Ein Stapel umfasst höchstens ein Wirtschaftsjahr. Bitte laden Sie jedes Jahr für sich herunter.'

const refused = (field: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, code: 'validation', message }])

/** The days of a batch bear no year, so all of them belong to one. Answers when it began. */
function refuseRange({ from, to }: { from: string; to: string }, { fiscalYearMonth }: HouseAccounts): string {
  if (to < from) throw refused('to', wrongWayText)
  const start = fiscalYearStartOf(from, fiscalYearMonth)
  if (fiscalYearStartOf(to, fiscalYearMonth) !== start) throw refused('to', twoYearsText)

  return start
}

function refuseMissing(missing: readonly Missing[]): void {
  const rates = [...new Set(missing.map(({ taxRate }) => taxRate))].toSorted((one, other) => one - other)
  if (rates.length === 0) return

  throw new Refused(
    'validation',
    {},
    rates.map((rate) => ({ field: 'sales', code: 'validation', message: noSalesAccountText(rate) })),
  )
}

type Range = { branch: string; from: string; to: string }

async function readClosedDays(database: Querying, { branch, from, to }: Range): Promise<BookedDay[]> {
  const { rows } = await database.query<BookedDay>({
    name: 'days-of-batch',
    text: `select d.day, d.number::int as number, d.cash_difference::float8 as "cashDifference",
                  coalesce((d.figures ->> 'expiredVouchers')::int, 0) as "expiredVouchers",
                  coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'method', p.method, 'amount', p.amount,
                                                                'parts', l.parts, 'isGiven', p.is_given) order by p.at, p.id)
                              from day_end_lines l join payments p on p.id = l.payment_id
                             where l.day_end_id = d.id), '[]'::jsonb) as lines
             from day_ends d where d.branch_id = $1 and d.day between $2 and $3
            order by d.number`,
    values: [branch, from, to],
  })
  return rows
}
