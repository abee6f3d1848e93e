'use client'

import { useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import type { badgesContract, renewBadgeContract } from '#domain/workforce/badges.contract.ts'
import {
  Action,
  ActionLink,
  problemIn,
  saveFile,
  tellDone,
  tellProblem,
  useAsk,
} from '#plugins/desk/kit.port.ts'

import { timesTexts } from './times.texts.ts'

const renewBadge = callOf<typeof renewBadgeContract>(
  'post',
  '/api/time-tracking/badges/{branch}/{user}/renew',
)

type BadgeWaysProps = { person: { id: string; name: string }; branch: string }

/** For whoever leads somebody: their badge on paper, and another one where it was lost. */
export function BadgeWays({ person, branch }: BadgeWaysProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { ask, asking } = useAsk()
  const address = addressOf<typeof badgesContract>('/api/time-tracking/badges/{branch}', {
    params: { branch },
    query: { user: person.id },
  })
  const renew = async () => {
    const title = `Ausweis von ${person.name} ersetzen?`
    if (!(await ask({ title, text: timesTexts.renewHint, confirm: 'Ersetzen' }))) return
    setIsBusy(true)
    const answer = await renewBadge(fetch, { params: { branch, user: person.id } })
    const [failed] = answer.ok ? await saveFile(address) : []
    setIsBusy(false)
    if (!answer.ok) tellProblem(problemIn(answer))
    else if (failed) tellProblem(failed.message)
    else tellDone(timesTexts.badgeRenewed)
  }

  return (
    <>
      <ActionLink href={address} download>
        Ausweis
      </ActionLink>
      <Action look="quiet" disabled={isBusy} onClick={() => void renew()}>
        Ausweis verloren
      </Action>
      {asking}
    </>
  )
}
