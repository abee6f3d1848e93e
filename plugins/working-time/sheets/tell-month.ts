import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { refusals } from '#domain/refusals/refusals.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { formatDateTime } from '#domain/time/format.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { labelOfAccount } from '#domain/workforce/accounts/account-labels.data.ts'
import type { Sheet } from '#domain/workforce/accounts/sheet-of.ts'
import type { MonthEvent } from '#domain/workforce/closing/month-event.ts'
import { closingProblemTexts } from '#domain/workforce/closing/month-closing.texts.ts'
import { wordsOfWarning } from '#domain/workforce/law/work-warning.texts.ts'
import type { ClockMark } from '#domain/workforce/ledger/judge-clock.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { hashShown, whyNotClose } from './move-month.ts'
import { leadsPerson, personOfSheets, type SheetPerson } from './people-of-sheets.ts'
import { type MonthChange, readMonthChanges } from './read-month-changes.ts'
import { type PersonMonth, readSheet } from './read-sheets.ts'
import { readMarks } from './read-marks.ts'
import type { StoredConflict } from './work-record.ts'

type Asked = { user: string; month: string; now: Temporal.Instant }

/** All that there is to say of somebody's month, to whoever may see it. */
export async function tellMonth(req: PayloadRequest, { user, month, now }: Asked): Promise<MonthSheetView> {
  const person = await personOfSheets(req, user)

  return tellShown(req, await readSheet(req, { person, month, now }))
}

export async function tellShown(req: PayloadRequest, shown: PersonMonth): Promise<MonthSheetView> {
  const { person, month, days } = shown
  const timeZone = zoneOf(shown)
  const dayOf = (at: number) => localDayAt(at, timeZone)
  const changes = await readMonthChanges(req, { user: person.id, days, dayOf })
  const events = shown.events.filter((each) => each.month === month)
  const nameOf = await readNames(req, [...changes, ...events])

  return {
    person: named(person),
    branch: shown.place && named(shown.place),
    timeZone,
    month,
    state: shown.state,
    hash: hashShown(shown),
    ...tellSheet(shown.closed ?? shown.sheet),
    stretches: stretchesOf(shown, dayOf, await readMarks(req, person.id, days)),
    absences: absencesOf(shown),
    warnings: shown.warnings.map((warning) => ({
      code: warning.code,
      at: isoOf(warning.at),
      stretch: warning.workId,
      text: wordsOfWarning(warning),
    })),
    conflicts: shown.conflicts.map((conflict) => ({
      id: conflict.id,
      at: isoOf(conflict.at),
      text: wordsOfConflict(conflict, timeZone),
    })),
    changes: changes.map((change) => toldChange(change, nameOf)),
    events: events.map((event) => toldEvent(event, nameOf)),
    differs: differenceOf(shown),
    whyNotClose: (await leadsPerson(req, person)) ? problemsOf(req, shown) : null,
    mayConfirm: staffOf(req)?.id === person.id && shown.isOver,
  }
}

function wordsOfConflict({ reason, receivedMs }: StoredConflict, timeZone: string): string {
  if (reason !== 'arrived-late') return refusals[reason].text
  const received = Temporal.Instant.fromEpochMilliseconds(receivedMs ?? 0)

  return `Am eigenen Gerät gestempelt und erst am ${formatDateTime(received, timeZone)} angekommen. Bitte prüfen Sie, ob das stimmt.`
}

const differenceOf = ({ differs, hash, sheet }: PersonMonth): MonthSheetView['differs'] =>
  differs ? { hash: hash(), sums: tellSheet(sheet).sums } : null

export const zoneOf = ({ place }: PersonMonth): string => place?.timeZone ?? usualZone

export const named = ({ id, name }: Pick<SheetPerson, 'id' | 'name'>) => ({ id, name })

export const tellBalances = (balances: Sheet['sums']['balances']) =>
  Object.keys(balances)
    .toSorted()
    .map((account) => ({ account, label: labelOfAccount(account), minutes: balances[account] ?? 0 }))

function tellSheet({ opening, days, sums }: Sheet): Pick<MonthSheetView, 'opening' | 'days' | 'sums'> {
  return {
    opening,
    days: days.map(({ day, ...rest }) => ({ day: isoDayOf(day), ...rest })),
    sums: { ...sums, balances: tellBalances(sums.balances) },
  }
}

function stretchesOf(
  { work, days }: PersonMonth,
  dayOf: (at: number) => number,
  marks: ReadonlyMap<string, ClockMark[]>,
): MonthSheetView['stretches'] {
  return work.stretches
    .filter(({ from }) => dayOf(from) >= days.from && dayOf(from) < days.to)
    .map(({ id, state, ...stretch }) => ({
      id,
      day: isoDayOf(dayOf(stretch.from)),
      state,
      marks: marks.get(id) ?? [],
      ...toldStretch(stretch),
    }))
}

const absencesOf = ({ work, days }: PersonMonth): MonthSheetView['absences'] =>
  work.absences
    .filter(({ firstDay, lastDay }) => firstDay < isoDayOf(days.to) && lastDay >= isoDayOf(days.from))
    .map(({ id, type, status, firstDay, lastDay }) => ({
      id,
      type,
      firstDay,
      lastDay,
      status: status === 'approved' ? 'approved' : 'requested',
    }))

type Told = { from: number; to: number | null; breaks: readonly { from: number; to: number | null }[] }

const toldStretch = ({ from, to, breaks }: Told) => ({
  ...toldSpan({ from, to }),
  breaks: breaks.map(toldSpan),
})

const toldSpan = ({ from, to }: { from: number; to: number | null }) => ({
  startedAt: isoOf(from),
  endedAt: to === null ? null : isoOf(to),
})

type NameOf = (id: string | null) => string | null

function toldChange({ id, atMs, author, reason, before, after }: MonthChange, nameOf: NameOf) {
  return {
    id,
    at: isoOf(atMs),
    by: nameOf(author),
    reason,
    before: before && toldStretch(before),
    after: after && toldStretch(after),
  }
}

const toldEvent = ({ kind, atMs, author, words, hash }: MonthEvent, nameOf: NameOf) => ({
  kind,
  at: isoOf(atMs),
  by: nameOf(author),
  words,
  hash,
})

function problemsOf(req: PayloadRequest, shown: PersonMonth): MonthSheetView['whyNotClose'] {
  return whyNotClose(req, shown, null).map((code) => ({ code, text: closingProblemTexts[code] }))
}

async function readNames(req: PayloadRequest, said: readonly { author: string | null }[]): Promise<NameOf> {
  const ids = [...new Set(said.flatMap(({ author }) => author ?? []))]
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; name: string }>(sql`
    select id, coalesce(name, concat_ws(' ', first_name, last_name)) as name from users
     where id = any (${`{${ids.join(',')}}`}::uuid[])`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))

  return (id) => (id === null ? null : (names.get(id) ?? null))
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
