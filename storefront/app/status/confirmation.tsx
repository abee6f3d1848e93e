import type { ReactNode } from 'react'

import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './prompts.module.css'
import type { Guest } from './use-guest-move.ts'

type ConfirmationProps = {
  title: string
  yes: string
  guest: Guest
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done that nobody can take back. */
export function Confirmation({ title, yes, guest, onYes, onClose, children }: ConfirmationProps) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={onClose}>
            Nein, behalten
          </Button>
          <Button aria-busy={guest.isMoving} onClick={onYes}>
            {yes}
          </Button>
        </div>
      }
    >
      {children}
      {guest.problem && (
        <Notice tone="bad" role="alert">
          <p>{guest.problem}</p>
        </Notice>
      )}
    </Sheet>
  )
}
