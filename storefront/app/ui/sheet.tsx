import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef } from 'react'

import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  title: ReactNode
  /** Missing where it lies there until something has happened. */
  onClose?: () => void
  children: ReactNode
  /** Stays in view below the scrolling content. */
  footer?: ReactNode
  /** Much to draw: it comes one frame after its title and footer, and marks no first focus of its own. */
  isLong?: boolean
}

/** A modal: a sheet from below on phones, a dialog in the middle on wider screens. Open while it is rendered. */
export function Sheet({ title, onClose, children, footer, isLong = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // One sheet may lie over another.
  const titleId = useId()
  const isSeen = useDeferredValue(true, !isLong)

  // Closed before it is taken out of the page: only then does the browser give the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the sheet; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // Who selects a text and lets go beside the sheet has not pressed there.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose?.()
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {onClose && (
            <IconButton label="Schließen" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
        <div className={styles.content}>{isSeen && children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
