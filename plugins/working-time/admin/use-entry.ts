'use client'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { CreateContract } from '#domain/api/create.contract.ts'
import type { RemoveContract } from '#domain/api/remove.contract.ts'
import { judgeTypedEntry, stateOfEntry, type TypedEntry } from '#domain/workforce/ledger/typed-entry.ts'
import { typedEntryTexts } from '#domain/workforce/ledger/typed-entry.texts.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import type { OpenEntry } from './entry-dialog.tsx'
import { useTellChanged } from './times-news.tsx'
import { timesTexts } from './times.texts.ts'

type Written = 'state' | 'startedAt' | 'endedAt' | 'breaks' | 'reason'
type Added = Written | 'user' | 'branch'

const correct = callOf<ChangeContract<'working-activities', Written>>('patch', '/api/working-activities/{id}')
const add = callOf<CreateContract<'working-activities', Added>>('post', '/api/working-activities')
const remove = callOf<RemoveContract<'working-activities'>>('delete', '/api/working-activities/{id}')

/** Why it was not done, in words; null where it was. */
type Told = Promise<string | null>

/** What can be done with an entry; each is a correction in the ledger. */
export function useEntry({ stretch }: OpenEntry, sheet: MonthSheetView) {
  const tellChanged = useTellChanged()
  const { timeZone, person, branch } = sheet

  const tell = (answer: Outcome<unknown>, done: string): string | null => {
    if (answer.ok) tellDone(done)
    tellChanged()

    return answer.ok ? null : problemIn(answer)
  }
  const save = async (typed: TypedEntry): Told => {
    const goesOn = stretch !== null && ['running', 'paused'].includes(stretch.state)
    const known = { timeZone, before: stretch, goesOn, now: Temporal.Now.instant() }
    const judged = judgeTypedEntry(typed, known)
    if ('problem' in judged) return judged.problem
    const { entry, reason } = judged
    const body = { ...entry, breaks: [...entry.breaks], state: stateOfEntry(entry), reason }
    if (stretch) return tell(await correct(fetch, { params: { id: stretch.id }, body }), timesTexts.saved)

    const whose = { user: person.id, ...(branch && { branch: branch.id }) }
    return tell(await add(fetch, { body: { ...body, ...whose } }), timesTexts.added)
  }
  const withdraw = async (id: string, typed: string): Told => {
    const reason = typed.trim()
    if (!reason) return typedEntryTexts.reason

    return tell(await remove(fetch, { params: { id }, query: { reason } }), timesTexts.withdrawn)
  }

  return { save, withdraw }
}
