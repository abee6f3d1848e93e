'use client'

import { useState } from 'react'

import { addressOf } from '#domain/api/call-of.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import type { payrollContract, PayrollFormat } from '#domain/workforce/time-sheet-files.contract.ts'
import { Action, saveFile, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { timesTexts } from './times.texts.ts'

type PayrollActionsProps = { branch: string | null; month: string; branches: AtWork['branches'] }

/** The closed months of a branch for whoever pays the wages. */
export function PayrollActions({ branch, month, branches }: PayrollActionsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { ask, asking } = useAsk()
  const chosen = branch ?? (branches.length === 1 ? branches[0]?.id : null)

  const save = async (format: PayrollFormat, isPartial = false): Promise<void> => {
    if (!chosen) return tellProblem('Bitte wählen Sie zuerst eine Filiale.')
    setIsBusy(true)
    const [failed] = await saveFile(
      addressOf<typeof payrollContract>('/api/time-sheets/payroll/{branch}/{month}/{format}', {
        params: { branch: chosen, month, format },
        query: isPartial ? { isPartial: 'true' } : {},
      }),
    )
    setIsBusy(false)
    if (!failed) return tellDone(timesTexts.payrollSaved)
    if (failed.code !== 'months-open') return tellProblem(failed.message)
    const answer = await ask({
      title: `Lohn ${monthInWords(month)}: Es fehlen Monate`,
      text: `${failed.message} Wenn Sie fortfahren, stehen diese Personen nicht in der Datei.`,
      confirm: 'Ohne sie herunterladen',
    })
    if (answer) await save(format, true)
  }

  return (
    <>
      <Action disabled={isBusy} onClick={() => void save('lodas')}>
        Lohn (DATEV LODAS)
      </Action>
      <Action disabled={isBusy} onClick={() => void save('csv')}>
        Lohn (CSV)
      </Action>
      {asking}
    </>
  )
}
