'use client'

import { toast } from '@payloadcms/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

import { AreaIcon } from '../nav/area-icon.tsx'
import styles from '../nav/nav.module.css'
import { isPaletteKey } from './is-palette-key.ts'
import type { PaletteProps } from './palette-dialog.tsx'
import { useControlKey } from './use-control-key.ts'
import type { Start } from './use-palette-answers.ts'

// Nobody waits for it before they open it, and no view is larger for it.
const load = async () => (await import('./palette-dialog.tsx')).PaletteDialog
const notLoaded =
  'Die Suche konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.'

/** The palette, once it is open; its key opens it from anywhere, and closes it. */
export function usePalette(given: Pick<PaletteProps, 'areas' | 'home'>) {
  const [Dialog, setDialog] = useState<ComponentType<PaletteProps> | null>(null)
  const [start, setStart] = useState<Start>({ recent: [], actions: [] })
  const close = useCallback(() => setDialog(null), [])
  const open = useCallback(async () => {
    try {
      const Loaded = await load()
      setDialog(() => Loaded)
    } catch {
      toast.error(notLoaded)
    }
  }, [])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])

  return { open, dialog: Dialog && <Dialog {...given} start={start} setStart={setStart} onClose={close} /> }
}

/** Safari has no idle times. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(work)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, 2000)
  return () => clearTimeout(waiting)
}

/** Looks like the field that it opens. */
export function PaletteOpener({ open }: { open: () => unknown }) {
  const control = useControlKey()

  return (
    <button
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <AreaIcon name="search" />
      <span className={styles.word}>Suchen …</span>
      <kbd className={styles.key} aria-hidden="true">
        {control} K
      </kbd>
    </button>
  )
}
