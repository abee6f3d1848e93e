'use client'

import { useState } from 'react'

import { addressOf } from '#domain/api/call-of.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import type { badgesContract } from '#domain/workforce/badges.contract.ts'
import { Action, saveFile, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { timesTexts } from './times.texts.ts'

type BadgesActionProps = { branch: string | null; branches: AtWork['branches'] }

/** What the people of a branch show their clock, on paper. */
export function BadgesAction({ branch, branches }: BadgesActionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const chosen = branch ?? (branches.length === 1 ? branches[0]?.id : null)
  const save = async () => {
    if (!chosen) return tellProblem('Bitte wählen Sie zuerst eine Filiale.')
    setIsBusy(true)
    const [failed] = await saveFile(
      addressOf<typeof badgesContract>('/api/time-tracking/badges/{branch}', {
        params: { branch: chosen },
        query: {},
      }),
    )
    setIsBusy(false)
    if (failed) tellProblem(failed.message)
    else tellDone(timesTexts.badgesSaved)
  }

  return (
    <Action disabled={isBusy} onClick={() => void save()}>
      Ausweise drucken
    </Action>
  )
}
