'use client'

import { toast, usePreferences } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { useIsAlive } from '#collections/shared/admin/use-is-alive.ts'

import { isFocusLost, returnFocus } from '../../kit/frame/lost-focus.ts'
import { putAwayKey } from '../../setup/put-away-key.ts'
import styles from './setup.module.css'

/** Puts the way to the first order out of sight for this person, or brings it back. */
export function PutAway({ isPutAway }: { isPutAway: boolean }) {
  const { setPreference } = usePreferences()
  const router = useRouter()
  const isAlive = useIsAlive()
  const isPressed = useRef(false)
  // What was pressed goes away with its press.
  useEffect(
    () => () => {
      if (isPressed.current) requestAnimationFrame(() => isFocusLost() && returnFocus([]))
    },
    [],
  )
  const turn = async () => {
    isPressed.current = true
    try {
      await setPreference(putAwayKey, !isPutAway)
      router.refresh()
    } catch {
      toast.error('Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.')
    }
  }

  return (
    <button
      type="button"
      disabled={!isAlive}
      className={`${styles.secondary} ${styles.aside}`}
      onClick={() => void turn()}
    >
      {isPutAway ? 'Schritte bis zur ersten Bestellung zeigen' : 'Ausblenden'}
    </button>
  )
}
