'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'

import type { SendDecision } from './approval-panel.tsx'
import styles from './approval-panel.module.css'
import { approve, giveBack } from './calls.ts'

type DecisionPartProps = {
  id: string
  isBusy: boolean
  /** The release that it waits for once it is approved. */
  release: string | null
  send: SendDecision
}
type Chosen = 'now' | 'later' | 'back'

/** Times go by the clock of the house. */
const ofNoBranch = {}

const alone = {
  now: 'Sofort veröffentlichen',
  later: 'Zu einem Zeitpunkt veröffentlichen',
  back: 'Zurückgeben',
} as const

const withOthers = (release: string) => ({ now: `Mit „${release}“ veröffentlichen`, back: 'Zurückgeben' })

/** The second person lets it out, at once or at a time, or says what is to change. */
export function DecisionPart({ id, isBusy, release, send }: DecisionPartProps) {
  const [chosen, setChosen] = useState<Chosen>('now')
  const [typed, setTyped] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const at = wholeMoment(typed)
  const isReady = { now: true, later: at !== null, back: reason.trim() !== '' }[chosen]
  const params = { id }
  const decide = () =>
    chosen === 'back'
      ? send(giveBack(fetch, { params, body: { reason } }))
      : send(approve(fetch, { params, body: { at: chosen === 'later' ? at : null } }))

  return (
    <div className={styles.parts}>
      <label>
        Ihre Entscheidung
        <select onChange={({ target }) => setChosen(target.value as Chosen)} value={chosen}>
          {Object.entries(release === null ? alone : withOthers(release)).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {chosen === 'later' && <When typed={typed} onType={setTyped} />}
      {chosen === 'back' && (
        <label>
          Was zu ändern ist
          <textarea
            maxLength={1000}
            onChange={({ target }) => setReason(target.value)}
            rows={3}
            value={reason}
          />
        </label>
      )}
      <Button disabled={isBusy || !isReady} margin={false} onClick={() => void decide()} size="small">
        {chosen === 'back' ? 'Zurückgeben' : 'Freigeben'}
      </Button>
    </div>
  )
}

function When({ typed, onType }: { typed: string | null; onType: (typed: string | null) => void }) {
  const id = useId()
  const timeZone = useZoneOf(ofNoBranch)

  return <MomentEntry id={id} label="Wann" onChange={onType} timeZone={timeZone} value={typed} />
}
