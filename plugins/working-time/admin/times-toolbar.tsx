'use client'

import { monthInWords, monthsAway } from '#domain/time/calendar-month.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { Action, ChoiceField, tellProblem } from '#plugins/desk/kit.port.ts'

import styles from './times.module.css'
import { timesTexts } from './times.texts.ts'
import type { TimesChoice } from './times-choice.ts'
import type { useTimes } from './use-times.ts'

type TimesToolbarProps = {
  choice: TimesChoice
  choose: ReturnType<typeof useTimes>['choose']
  branches: AtWork['branches']
}

/** Which month of which branch is shown. */
export function TimesToolbar({ choice, choose, branches }: TimesToolbarProps) {
  const { current, part } = choice
  // Absences are planned ahead, work is not.
  const month = part === 'nachweise' && choice.month > current ? current : choice.month
  const isLast = part === 'nachweise' && month === current
  const goOn = () => (isLast ? tellProblem(timesTexts.ahead) : choose({ month: monthsAway(month, 1) }))

  return (
    <div className={styles.toolbar}>
      <div className={styles.ways}>
        <Action aria-label="Monat davor" onClick={() => choose({ month: monthsAway(month, -1) })}>
          <span aria-hidden="true">‹</span>
        </Action>
        <Action aria-pressed={month === current} onClick={() => choose({ month: current })}>
          Heute
        </Action>
        <Action aria-label="Monat danach" aria-disabled={isLast || undefined} onClick={goOn}>
          <span aria-hidden="true">›</span>
        </Action>
        <h2 aria-live="polite">{monthInWords(month)}</h2>
      </div>
      {branches.length > 1 && (
        <ChoiceField
          label="Filiale"
          value={choice.branch ?? ''}
          choices={[['', 'Alle'], ...branches.map(({ id, name }) => [id, name] as const)]}
          onChoose={(branch) => choose({ branch: branch || null })}
        />
      )}
    </div>
  )
}
