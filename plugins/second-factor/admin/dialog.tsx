'use client'

import { type PropsWithChildren, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import styles from './factors.module.css'

type Props = PropsWithChildren<{
  title: string
  onClose: () => void
  /** What must be read before it goes, as codes that are shown once. */
  isFirm?: boolean
}>

/** One question over the page, with the focus kept inside. It may be asked within a form, and holds one of its own. */
export function Dialog({ title, onClose, isFirm, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!isFirm) onClose()
      }}
      // To React it is still within the form of a record, which would be sent with what is entered here.
      onSubmit={(event) => event.stopPropagation()}
      // A browser asks no second time before it closes for somebody who goes on pressing Escape.
      onClose={() => isFirm && dialog.current?.showModal()}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  )
}
