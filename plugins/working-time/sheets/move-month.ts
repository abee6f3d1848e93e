import type { PayloadRequest } from 'payload'

import { canonicalSheet } from '#domain/workforce/accounts/canonical-sheet.ts'
import { whyNotCloseMonth } from '#domain/workforce/closing/why-not-close.ts'
import { holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { Refused } from '#kernel/refused.ts'

import { holdAbsencesOf } from '../operations/recount-absences.ts'
import { isAdmin, leadsPerson, personOfSheets } from './people-of-sheets.ts'
import { type PersonMonth, readSheet } from './read-sheets.ts'
import { insertMonthEvent, type NewMonthEvent, sealOf } from './sheet-events.ts'

type Month = { user: string; month: string; now: Temporal.Instant }

/** A person says that their month is right as it was shown to them. Saying it again changes nothing. */
export function confirmMonth(req: PayloadRequest, asked: Month & { hash: string }): Promise<void> {
  return inOwnMonth(req, asked, async (shown) => {
    if (hashShown(shown) !== asked.hash) throw new Refused('changed-meanwhile')
    if (shown.folded.confirmation?.hash === asked.hash) return
    await add(req, asked, { kind: 'confirmed', hash: asked.hash })
  })
}

/** A person says what is wrong with their month, for whoever leads to look at. */
export function objectMonth(req: PayloadRequest, asked: Month & { words: string }): Promise<void> {
  return inOwnMonth(req, asked, async ({ folded }) => {
    if (folded.objection?.words === asked.words) return
    await add(req, asked, { kind: 'objected', words: asked.words })
  })
}

/** Closes somebody else's month as it was shown, and keeps it. What counts in it is held until then. */
export function closeMonth(
  req: PayloadRequest,
  asked: Month & { hash: string; reason: string | null },
): Promise<void> {
  return inLedMonth(req, asked, async (shown) => {
    const { folded, sheet } = shown
    const hash = shown.hash()
    if (folded.closing) throw new Refused('month-closed', { month: asked.month })
    if (hash !== asked.hash) throw new Refused('changed-meanwhile')
    const problems = whyNotClose(req, shown, asked.reason)
    if (problems[0]) throw new Refused('month-not-closable', { why: problems[0], problems })

    const previous = shown.events.findLast(({ kind }) => kind === 'closed')?.seal ?? null
    const words = shown.state === 'confirmed' ? null : asked.reason
    const confirmed = shown.state === 'confirmed' ? hash : null
    const { user, month } = asked
    const by = staffOf(req)?.id ?? null
    const closedAt = asked.now.toString({ smallestUnit: 'millisecond' })
    const seal = sealOf({ user, month, hash, closedAt, by, confirmed, words, previous })
    await add(req, asked, {
      kind: 'closed',
      hash,
      sheet: canonicalSheet(sheet),
      seal,
      previous,
      confirmed,
      words,
    })
  })
}

/** Opens the last closed month again; what was closed stays kept. */
export function reopenMonth(req: PayloadRequest, asked: Month & { reason: string }): Promise<void> {
  return inLedMonth(req, asked, async (shown) => {
    if (isOwn(req, shown)) throw new Refused('month-not-closable', { why: 'own-month' })
    if (!shown.folded.closing) throw new Refused('month-not-closed')
    if (shown.isOvertaken) throw new Refused('later-month-closed')
    await add(req, asked, { kind: 'reopened', words: asked.reason })
  })
}

/** What keeps whoever asks from closing a month. */
export const whyNotClose = (req: PayloadRequest, shown: PersonMonth, reason: string | null) =>
  whyNotCloseMonth({
    isOwn: isOwn(req, shown),
    isOver: shown.isOver,
    isInTurn: shown.isInTurn,
    isOvertaken: shown.isOvertaken,
    unfinished: shown.unfinished.length,
    conflicts: shown.conflicts.length,
    requested: shown.requested,
    isObjected: shown.state === 'objected',
    isConfirmed: shown.state === 'confirmed',
    reason,
  })

/** Of what people see: the closed sheet where there is one. */
export const hashShown = ({ folded, hash }: PersonMonth): string => folded.closing?.hash ?? hash()

/** Nobody judges their own month but the administration, which may be alone. */
export const isOwn = (req: PayloadRequest, { person }: Pick<PersonMonth, 'person'>): boolean =>
  staffOf(req)?.id === person.id && !isAdmin(req)

type Step = (shown: PersonMonth) => Promise<void>

async function inOwnMonth(req: PayloadRequest, { user, month, now }: Month, step: Step): Promise<void> {
  const person = await personOfSheets(req, user)
  if (staffOf(req)?.id !== user) throw new Refused('not-allowed')

  await inTransaction(req, async () => {
    await holdUntilCommit(req, holdsLedgerOf(user))
    const shown = await readSheet(req, { person, month, now })
    if (!shown.isOver) throw new Refused('month-not-over')
    await step(shown)
  })
}

async function inLedMonth(req: PayloadRequest, { user, month, now }: Month, step: Step): Promise<void> {
  const person = await personOfSheets(req, user)
  if (!(await leadsPerson(req, person))) throw new Refused('not-allowed')

  await inTransaction(req, async () => {
    // In the order in which a contract holds them, so that none waits for the other.
    await holdAbsencesOf(req, [user])
    await holdUntilCommit(req, holdsLedgerOf(user))
    await step(await readSheet(req, { person, month, now }))
  })
}

type Said = Omit<NewMonthEvent, 'id' | 'user' | 'month' | 'author' | 'atMs'>

async function add(req: PayloadRequest, { user, month, now }: Month, said: Said): Promise<void> {
  const atMs = now.epochMilliseconds
  await insertMonthEvent(req, {
    id: uuidV7(atMs),
    user,
    month,
    author: staffOf(req)?.id ?? null,
    atMs,
    ...said,
  })
  await notifyTagsOf(req, ['time-sheets'])
}
