'use client'

import { useId } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  readWeeklyMailContract,
  wishWeeklyMailContract,
} from '#domain/insight/statistics/weekly-mail.contract.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { useStep } from './use-step.ts'

const readWish = callOf<typeof readWeeklyMailContract>('get', '/api/statistics/weekly-mail')
const keepWish = callOf<typeof wishWeeklyMailContract>('put', '/api/statistics/weekly-mail')

/** Orders the mail of each week, or none any more. */
export function WeeklyPart() {
  const id = useId()
  const wish = useLoaded('weekly-mail', (signal) => readWish(fetch, { signal }))
  const { step, problem } = useStep(wish.reload)
  const keep = (isWished: boolean) => {
    wish.change(() => ({ isWished }))
    void step(
      () => keepWish(fetch, { body: { isWished } }),
      isWished ? keptTexts.weeklyWished : keptTexts.weeklyEnded,
    )
  }

  return (
    <LoadedView of={wish} rows={1} failed={keptTexts.weeklyFailed}>
      {({ isWished }) => (
        <div className={styles.form}>
          <div className={styles.check}>
            <input
              id={id}
              type="checkbox"
              checked={isWished}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => keep(target.checked)}
            />
            <label htmlFor={id}>Wochenbericht per Mail bekommen</label>
          </div>
          <p id={`${id}-hint`} className={styles.hint}>
            {keptTexts.weeklyHint}
          </p>
          {problem !== null && (
            <p className={styles.said} data-problem role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
    </LoadedView>
  )
}
