'use client'

import { type PropsWithChildren, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = PropsWithChildren<{
  role?: 'alertdialog'
  className?: string
  /** The ids of what names it and of what says more. */
  titleId: string
  textId?: string
  onLeave: () => void
  /** What must be read before it goes, as codes that are shown once. */
  isFirm?: boolean
}>

/**
 * One question over the page, with the focus kept inside, and given back afterwards. It may be asked within a form and
 * hold one of its own, so it stands beside whatever it is asked from.
 */
export function ModalDialog({ role, className, titleId, textId, onLeave, isFirm, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const { current } = dialog
    const before = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault()
        if (!isFirm) onLeave()
      }}
      // A browser asks no second time before it closes for somebody who goes on pressing Escape.
      onClose={() => isFirm && dialog.current?.showModal()}
      // To React it is still within the form of a record, which would be sent with what is entered here.
      onSubmit={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>,
    document.body,
  )
}
