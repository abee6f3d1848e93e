'use client'

import { toast } from '@payloadcms/ui'

import styles from './toast.module.css'

/** Long enough to read it, notice the mistake and get there; it waits while somebody is at it. */
const undoSeconds = 10

type Told = {
  /** How long it can be taken back. */
  seconds?: number
  /** What it is about: what was told of it before goes, and what that would have taken back with it. */
  about?: string
}

const toldAbout = new Map<string, string>()
let tellings = 0

/** Says that something was done, and takes it back where it can be: kinder than a question before each press. */
export function tellDone(
  text: string,
  undo?: () => void | Promise<void>,
  { seconds = undoSeconds, about }: Told = {},
): void {
  toast.success(text, {
    ...(about && { id: replaceTold(about) }),
    ...(undo && {
      duration: seconds * 1000,
      className: styles.withUndo,
      classNames: { actionButton: styles.undo },
      action: { label: 'Rückgängig', onClick: () => void takeBack(undo) },
    }),
  })
}

/** An id of its own each time: one that is on its way out takes whatever is told under the same id with it. */
function replaceTold(about: string): string {
  const before = toldAbout.get(about)
  if (before) toast.dismiss(before)
  tellings += 1
  const id = `${about}-${tellings}`
  toldAbout.set(about, id)

  return id
}

/** Whoever takes something back has no other sign of it than what they are told. */
async function takeBack(undo: () => void | Promise<void>): Promise<void> {
  try {
    await undo()
  } catch {
    tellProblem('Das konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es an der Stelle selbst.')
  }
}

/** Says why something was not done. */
export function tellProblem(text: string): void {
  toast.error(text)
}
