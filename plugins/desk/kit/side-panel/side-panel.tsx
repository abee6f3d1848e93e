'use client'

import { type PropsWithChildren, type ReactNode, useEffect, useId, useRef } from 'react'

import { Action } from '../frame/action.tsx'
import { isFocusLost, placeOf, returnFocus } from '../frame/lost-focus.ts'
import { useMatches } from '../frame/use-matches.ts'
import styles from './side-panel.module.css'

/** There is no room for something beside a view. */
const narrow = '(max-width: 1024px)'

type SidePanelProps = PropsWithChildren<{
  title: string
  onClose: () => void
  /** What can be done with what is open, below it. */
  actions?: ReactNode
}>

/**
 * What is open beside a view, which goes on being worked in; in a narrow window it lies above it. The focus goes to it
 * as it opens, and back to where it was as it closes. Give it a `key`: what is about another record is another panel.
 */
export function SidePanel({ title, onClose, actions, children }: SidePanelProps) {
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const isNarrow = useMatches(narrow)

  useEffect(() => {
    const before = placeOf(document.activeElement)
    return () => {
      // Who has gone on to something else stays there.
      if (isFocusLost()) returnFocus(before)
    }
  }, [])
  useEffect(() => {
    const dialog = panel.current
    if (isNarrow) dialog?.showModal()
    else dialog?.show()
    head.current?.focus()
    return () => dialog?.close()
  }, [isNarrow])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isAbove(panel.current)) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onClose])

  return (
    <dialog
      ref={panel}
      aria-labelledby={id}
      className={styles.panel}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 ref={head} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Action look="quiet" aria-label="Schließen" title="Schließen (Esc)" onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </Action>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}

/** What lies above the panel is left first. */
const isAbove = (panel: HTMLDialogElement | null): boolean =>
  [...document.querySelectorAll('dialog:modal, :popover-open')].some((each) => each !== panel)
