'use client'

import { toast } from '@payloadcms/ui'

import styles from './toast.module.css'

/** Long enough to read it, notice the mistake and get there; it waits while somebody is at it. */
const undoMilliseconds = 10_000

/** Says that something was done, and takes it back where it can be: kinder than a question before each press. */
export function tellDone(text: string, undo?: () => void | Promise<void>): void {
  toast.success(text, {
    ...(undo && {
      duration: undoMilliseconds,
      className: styles.withUndo,
      classNames: { actionButton: styles.undo },
      action: { label: 'Rückgängig', onClick: () => void undo() },
    }),
  })
}

/** Says why something was not done. */
export function tellProblem(text: string): void {
  toast.error(text)
}
