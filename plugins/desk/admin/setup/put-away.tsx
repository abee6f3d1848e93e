'use client'

import { usePreferences } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { putAwayKey } from '../../setup/put-away-key.ts'
import styles from './setup.module.css'

/** Puts the way to the first order out of sight for this person, or brings it back. */
export function PutAway({ isPutAway }: { isPutAway: boolean }) {
  const { setPreference } = usePreferences()
  const router = useRouter()
  const turn = async () => {
    await setPreference(putAwayKey, !isPutAway)
    router.refresh()
  }

  return (
    <button type="button" className={`${styles.secondary} ${styles.aside}`} onClick={() => void turn()}>
      {isPutAway ? 'Schritte bis zur ersten Bestellung zeigen' : 'Ausblenden'}
    </button>
  )
}
