'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { Quiet } from '#collections/shared/admin/side-panel.tsx'
import type { ApprovalRequest } from '#domain/content/approval/approval.contract.ts'

import styles from './approval-panel.module.css'

/** Times go by the clock of the house. */
const ofNoBranch = {}
const somebody = 'jemandem, der nicht mehr dabei ist'

const words: Readonly<Record<ApprovalRequest['standing'], string>> = {
  pending: 'Wartet auf Freigabe',
  approved: 'Freigegeben',
  returned: 'Zurückgegeben',
  withdrawn: 'Zurückgezogen',
  outdated: 'Seit der Anfrage geändert: bitte neu anfragen',
}

/** Who asked, who decided, and how it stands. */
export function RequestPart({ request }: { request: ApprovalRequest }) {
  const { standing, askedBy, askedAt, note, decidedBy, decidedAt, reason } = request
  const timeZone = useZoneOf(ofNoBranch)

  return (
    <div className={styles.request} data-standing={standing}>
      <strong>{words[standing]}</strong>
      <Quiet>
        Angefragt von {askedBy ?? somebody}, <MomentText at={askedAt} timeZone={timeZone} />
      </Quiet>
      {note && <p>{note}</p>}
      {decidedAt && (
        <Quiet>
          {standing === 'returned' ? 'Zurückgegeben' : 'Freigegeben'} von {decidedBy ?? somebody},{' '}
          <MomentText at={decidedAt} timeZone={timeZone} />
        </Quiet>
      )}
      {reason && <p>{reason}</p>}
    </div>
  )
}

export function ApprovalHistory({ requests }: { requests: readonly ApprovalRequest[] }) {
  if (requests.length === 0) return null

  return (
    <details>
      <summary>Verlauf</summary>
      <ul className={styles.history}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestPart request={request} />
          </li>
        ))}
      </ul>
    </details>
  )
}
