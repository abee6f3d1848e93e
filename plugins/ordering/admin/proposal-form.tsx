'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'

import styles from './order-panel.module.css'
import type { MoveByStaff } from './use-staff-order.ts'

type Props = { close: () => void; isBusy: boolean; move: MoveByStaff; timeZone: string }

/** Another appointment, by the clock of the branch, on which the guest reads it. */
export function ProposalForm({ close, isBusy, move, timeZone }: Props) {
  const [at, setAt] = useState<string | null>(null)
  const counterAppointment = wholeMoment(at)
  const submit = async () => {
    if (counterAppointment && (await move('confirm', { counterAppointment }))) close()
  }

  return (
    <div className={styles.form}>
      <MomentEntry
        id="order-counter-appointment"
        label="Anderer Termin, den der Gast annehmen oder ablehnen kann"
        onChange={setAt}
        timeZone={timeZone}
        value={at}
      />
      <div className={styles.actions}>
        <Button disabled={isBusy || !counterAppointment} margin={false} onClick={() => void submit()}>
          Termin vorschlagen
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}
