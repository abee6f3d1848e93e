'use client'

import { monthInWords } from '#domain/time/calendar-month.ts'
import { formatHours } from '#domain/time/format.ts'
import {
  usualAnswersToObjections,
  usualClosingReasons,
} from '#domain/workforce/closing/month-closing.texts.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Action, useAsk } from '#plugins/desk/kit.port.ts'

import { stepsOfMonth } from './steps-of-month.ts'
import type { Month } from './use-month.ts'

type MonthStepsProps = { sheet: MonthSheetView; steps: Month }

const reasonRule = { fewest: 3, most: 1000 }

/** What whoever looks can say of the month: that it is right or wrong, that it is closed, or open again. */
export function MonthSteps({ sheet, steps }: MonthStepsProps) {
  const { ask, asking } = useAsk()
  const may = stepsOfMonth(sheet)
  const name = monthInWords(sheet.month)
  const sums = `Gearbeitet ${formatHours(sheet.sums.worked)}, Soll ${formatHours(sheet.sums.owed)} Stunden.`

  const confirm = async () => {
    const text = `${sums} Sie bestätigen den Stand, der jetzt gezeigt wird.`
    const answer = await ask({ title: `${name} bestätigen?`, text, confirm: 'Bestätigen' })
    if (answer) await steps.confirm(sheet.hash)
  }
  const object = async () => {
    const answer = await ask({
      title: `${name} beanstanden`,
      text: 'Die Leitung sieht, was Sie schreiben, und klärt es mit Ihnen.',
      confirm: 'Beanstanden',
      reason: { label: 'Was stimmt nicht?', ...reasonRule },
    })
    if (answer) await steps.object(answer.reason)
  }
  const close = async () => {
    const needsReason = may.close === 'with-reason'
    const objection = sheet.state === 'objected' && sheet.events.findLast(({ kind }) => kind === 'objected')
    const answer = await ask({
      title: `${name} von ${sheet.person.name} abschließen?`,
      text: `${sums} ${objection ? `Die Person hat beanstandet: „${objection.words}“` : needsReason ? notConfirmed : confirmed}`,
      confirm: 'Abschließen',
      ...(needsReason && {
        reason: {
          label: 'Begründung',
          suggestions: objection ? usualAnswersToObjections : usualClosingReasons,
          ...reasonRule,
        },
      }),
    })
    if (answer) await steps.close(sheet.hash, answer.reason)
  }
  const reopen = async () => {
    const answer = await ask({
      title: `${name} wieder öffnen?`,
      text: 'Was abgeschlossen wurde, bleibt aufbewahrt. Danach muss der Monat neu abgeschlossen werden.',
      confirm: 'Wieder öffnen',
      isDangerous: true,
      reason: { label: 'Begründung', ...reasonRule },
    })
    if (answer) await steps.reopen(answer.reason)
  }

  return (
    <>
      {may.confirm && (
        <Action look="main" onClick={() => void confirm()}>
          Bestätigen
        </Action>
      )}
      {may.object && <Action onClick={() => void object()}>Beanstanden</Action>}
      {may.close && (
        <Action look={may.confirm ? 'plain' : 'main'} onClick={() => void close()}>
          Abschließen
        </Action>
      )}
      {may.reopen && (
        <Action look="quiet" onClick={() => void reopen()}>
          Wieder öffnen
        </Action>
      )}
      {asking}
    </>
  )
}

const confirmed = 'Die Person hat diesen Stand bestätigt.'
const notConfirmed = 'Die Person hat diesen Stand noch nicht bestätigt.'
