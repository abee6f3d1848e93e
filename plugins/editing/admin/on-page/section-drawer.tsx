'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import parts from './page-parts.module.css'
import styles from './page-tools.module.css'

/** The head of the form while it shows the settings of one section beside the page. */
export function SectionDrawer({ onLeave }: { onLeave: () => void }) {
  const [form, setForm] = useState<Element | null>(null)
  useEffect(() => {
    setForm(document.querySelector('.collection-edit__main'))
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onLeave()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onLeave])
  if (!form) return null

  return createPortal(
    <div className={styles.drawer}>
      <h2>Einstellungen des Abschnitts</h2>
      <button className={parts.button} type="button" onClick={onLeave}>
        Fertig
      </button>
    </div>,
    form,
  )
}
