'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import parts from './page-parts.module.css'
import styles from './page-tools.module.css'

type Props = {
  canUndo: boolean
  canRedo: boolean
  onStep: (step: 'undo' | 'redo') => void
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** In the bar above the frame, beside the choice of its width. */
export function PageTools({ canUndo, canRedo, onStep, isAlone, onAlone }: Props) {
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => {
    // Payload draws it with the frame, and asks nobody what else belongs there.
    const watch = new MutationObserver(() => find())
    const find = () => {
      const drawn = document.querySelector('.live-preview-toolbar')
      if (drawn) watch.disconnect()
      setBar(drawn)
    }
    watch.observe(document.body, { childList: true, subtree: true })
    find()
    return () => watch.disconnect()
  }, [])
  if (!bar) return null

  return createPortal(
    <div className={styles.tools} role="toolbar" aria-label="Seite bearbeiten">
      <button
        className={parts.button}
        type="button"
        disabled={!canUndo}
        onClick={() => onStep('undo')}
        title="Rückgängig (Strg+Z)"
      >
        <span aria-hidden="true">↶</span> Rückgängig
      </button>
      <button
        className={parts.button}
        type="button"
        disabled={!canRedo}
        onClick={() => onStep('redo')}
        title="Wiederholen (Strg+Umschalt+Z)"
      >
        <span aria-hidden="true">↷</span> Wiederholen
      </button>
      <button
        className={parts.button}
        type="button"
        aria-pressed={!isAlone}
        onClick={() => onAlone(!isAlone)}
      >
        Formular
      </button>
    </div>,
    bar,
  )
}
