'use client'

import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action, problemIn, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { readLeave } from './absence-calls.ts'
import { noticeTexts } from './notice.texts.ts'
import { useNotices } from './use-notices.ts'

type SendNoticesActionProps = {
  branch: string | null
  branches: AtWork['branches']
  self: AtWork['self']
}

/** Tells the people of a branch of their open leave, as far as it can still be taken. */
export function SendNoticesAction({ branch, branches, self }: SendNoticesActionProps) {
  const { ask, asking } = useAsk()
  const { send } = useNotices()
  const chosen = branch ?? (branches.length === 1 ? (branches[0]?.id ?? null) : null)

  const tell = async () => {
    if (!chosen) return tellProblem(noticeTexts.noBranch)
    const accounts = await readLeave(fetch, { query: { branch: chosen } })
    if (!accounts.ok) return tellProblem(problemIn(accounts))
    const due = accounts.body.docs.filter((account) => account.person.id !== self.id && isDue(account))
    if (due.length === 0) return tellProblem(noticeTexts.nobodyDue)
    const answer = await ask({
      title: 'Auf offenen Urlaub hinweisen?',
      text: `${due.map(({ person }) => person.name).join(', ')}: je eine E-Mail mit den offenen Tagen und dem Tag, bis zu dem sie zu nehmen sind. Verfallen kann Urlaub erst, wenn der Hinweis zugegangen ist.`,
      confirm: 'Hinweise senden',
    })
    if (answer)
      await send(
        chosen,
        due.map(({ person }) => person.id),
      )
  }

  return (
    <>
      <Action onClick={() => void tell()}>Auf Urlaub hinweisen</Action>
      {asking}
    </>
  )
}

const isDue = ({ open }: LeaveRow): boolean => open.some(({ takeUntil }) => takeUntil !== null)
