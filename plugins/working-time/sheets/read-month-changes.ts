import type { PayloadRequest } from 'payload'

import { dayMs } from '#domain/time/zone-clock.ts'
import type { Days } from '#domain/time/month-around.ts'
import { foldLedger } from '#domain/workforce/ledger/fold-ledger.ts'
import type { Entry } from '#domain/workforce/ledger/ledger-event.ts'

import { type LedgerLine, readByIds, readCorrections } from '../ledger/ledger-record.ts'

/** A change by hand, with what was there and what is instead; instants are ms. */
export type MonthChange = {
  id: string
  atMs: number
  author: string | null
  reason: string | null
  before: Omit<Entry, 'facts'> | null
  after: Omit<Entry, 'facts'> | null
}

/** Whatever was entered, corrected or withdrawn of somebody's work that began within the days, in its turn. */
export async function readMonthChanges(
  req: PayloadRequest,
  { user, days, dayOf }: { user: string; days: Days; dayOf: (at: number) => number },
): Promise<MonthChange[]> {
  const corrections = await readCorrections(req, user, {
    fromMs: (days.from - 1) * dayMs,
    toMs: (days.to + 1) * dayMs,
  })
  const replaced = await readByIds(
    req,
    corrections.flatMap((line) => (line.kind === 'correction' ? line.replaces : [])),
  )
  const isOfMonth = (at: number | undefined) =>
    at !== undefined && dayOf(at) >= days.from && dayOf(at) < days.to

  return corrections
    .map((line) => changeOf(line, replaced))
    .filter(({ before, after }) => isOfMonth(before?.from) || isOfMonth(after?.from))
}

function changeOf(line: LedgerLine, replaced: ReadonlyMap<string, LedgerLine>): MonthChange {
  const { id, receivedMs, author, reason } = line
  const isCorrection = line.kind === 'correction'
  const former = isCorrection ? line.replaces.flatMap((each) => replaced.get(each) ?? []) : []
  // What one of them has replaced in its turn is not among them.
  const [before] = foldLedger(former).activities

  return {
    id,
    atMs: receivedMs,
    author,
    reason,
    before: before ?? null,
    after: isCorrection ? line.entry : null,
  }
}
