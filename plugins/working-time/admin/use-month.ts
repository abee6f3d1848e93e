'use client'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type {
  closeMonthContract,
  confirmMonthContract,
  monthSheetContract,
  MonthSheetView,
  objectMonthContract,
  reopenMonthContract,
  settleConflictContract,
} from '#domain/workforce/time-sheets.contract.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { useFollowed, useTellChanged } from './times-news.tsx'
import { timesTexts } from './times.texts.ts'

const read = callOf<typeof monthSheetContract>('get', '/api/time-sheets/{user}/{month}')
const confirm = callOf<typeof confirmMonthContract>('post', '/api/time-sheets/{user}/{month}/confirm')
const object = callOf<typeof objectMonthContract>('post', '/api/time-sheets/{user}/{month}/object')
const close = callOf<typeof closeMonthContract>('post', '/api/time-sheets/{user}/{month}/close')
const reopen = callOf<typeof reopenMonthContract>('post', '/api/time-sheets/{user}/{month}/reopen')
const settle = callOf<typeof settleConflictContract>(
  'post',
  '/api/time-sheets/{user}/{month}/conflicts/{event}/settle',
)

/** Somebody's month, and what both sides can say of it. */
export function useMonth(user: string, month: string) {
  const loaded = useFollowed(timesMadeOf.months, `${user} ${month}`, (signal) =>
    read(fetch, { signal, params: { user, month } }),
  )
  const tellChanged = useTellChanged()
  const params = { user, month }

  const take = async (answering: Promise<Outcome<MonthSheetView>>, done: string): Promise<void> => {
    const answer = await answering
    if (answer.ok) {
      loaded.change(() => answer.body)
      tellDone(done)
    } else tellProblem(problemIn(answer))
    tellChanged()
  }

  return {
    loaded,
    confirm: (hash: string) => take(confirm(fetch, { params, body: { hash } }), timesTexts.confirmed),
    object: (words: string) => take(object(fetch, { params, body: { words } }), timesTexts.objected),
    close: (hash: string, reason: string) =>
      take(close(fetch, { params, body: { hash, ...(reason && { reason }) } }), timesTexts.closed),
    reopen: (reason: string) => take(reopen(fetch, { params, body: { reason } }), timesTexts.reopened),
    settle: (event: string, reason: string) =>
      take(settle(fetch, { params: { ...params, event }, body: { reason } }), timesTexts.settled),
  }
}

export type Month = ReturnType<typeof useMonth>
