'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'

import styles from './releases.module.css'

type PlanPartProps = {
  content: ReleaseContent
  isBusy: boolean
  onPlan: (at: string) => Promise<boolean>
  onUnplan: () => Promise<boolean>
}

const ofNoBranch = {}

/** No form of its own: it stands within that of the release, which a browser would send instead. */
export function PlanPart({ content: { state, items }, isBusy, onPlan, onUnplan }: PlanPartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const timeZone = useZoneOf(ofNoBranch)
  const id = useId()
  const at = wholeMoment(typed)
  const plan = async () => {
    if (at && (await onPlan(at))) setTyped(null)
  }
  if (state === 'planned') {
    return (
      <div className={styles.deeds}>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void onUnplan()}>
          Zeitpunkt absagen
        </Button>
      </div>
    )
  }

  return (
    <div className={styles.entry}>
      <MomentEntry id={id} label="Zu einem Zeitpunkt" onChange={setTyped} timeZone={timeZone} value={typed} />
      <Button
        buttonStyle="secondary"
        disabled={isBusy || !at || items.length === 0}
        margin={false}
        onClick={() => void plan()}
      >
        Planen
      </Button>
    </div>
  )
}
