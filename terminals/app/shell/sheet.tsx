import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import styles from './sheet.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** What stands below and stays in reach. */
  foot?: ReactNode
  /** At the side, with the screen still in sight beside it; else in the middle. */
  at?: 'side' | 'middle'
}

/** Something that is looked at or asked for on its own; Escape and a press beside it close it. */
export function Sheet({ title, onClose, children, foot, at = 'middle' }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  // Before the dialog leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Not the button that closes it, which Enter would press.
    inner.current?.focus()
    return () => element?.close()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by keyboard
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.sheet}
      data-at={at}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div ref={inner} tabIndex={-1} className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Key look="quiet" aria-label="Schließen" onClick={onClose}>
            <Icon name="close" />
          </Key>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
