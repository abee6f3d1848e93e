'use client'

import { type PropsWithChildren, useId } from 'react'

import { ModalDialog } from '#collections/shared/admin/modal-dialog.tsx'

import styles from './factors.module.css'

type Props = PropsWithChildren<{
  title: string
  onClose: () => void
  /** What must be read before it goes, as codes that are shown once. */
  isFirm?: boolean
}>

export function Dialog({ title, onClose, isFirm = false, children }: Props) {
  const id = useId()

  return (
    <ModalDialog className={styles.dialog} titleId={id} onLeave={onClose} isFirm={isFirm}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </ModalDialog>
  )
}
