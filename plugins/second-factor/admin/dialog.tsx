'use client'

import { type PropsWithChildren, useEffect, useId, useRef } from 'react'

import styles from './factors.module.css'

type Props = PropsWithChildren<{
  title: string
  onClose: () => void
  /** What must be read before it goes, as codes that are shown once. */
  isFirm?: boolean
}>

/** One question over the page, with the focus kept inside. */
export function Dialog({ title, onClose, isFirm, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!isFirm) onClose()
      }}
      // A browser asks no second time before it closes for somebody who goes on pressing Escape.
      onClose={() => isFirm && dialog.current?.showModal()}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
