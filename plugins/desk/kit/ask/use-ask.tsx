'use client'

import { type ReactNode, useState } from 'react'

import { AskDialog, type Question } from './ask-dialog.tsx'

/** What was answered: the reason, empty where none was asked for; null where it was left. */
type Answered = { reason: string } | null
type Open = Question & { settle: (answer: Answered) => void }

/** Asks before something is done that cannot be taken back. The element belongs somewhere into the view. */
export function useAsk(): { ask: (question: Question) => Promise<Answered>; asking: ReactNode } {
  const [open, setOpen] = useState<Open | null>(null)
  const ask = (question: Question) =>
    new Promise<Answered>((resolve) => {
      setOpen({
        ...question,
        settle: (answer) => {
          setOpen(null)
          resolve(answer)
        },
      })
    })

  return {
    ask,
    asking: open && (
      <AskDialog
        question={open}
        onConfirm={(reason) => open.settle({ reason })}
        onLeave={() => open.settle(null)}
      />
    ),
  }
}
