'use client'

import { useRowLabel } from '@payloadcms/ui'

import type { HoursEntry } from '#domain/time/hours.contract.ts'

import { hoursTypeLabels } from '../fields/hours-type-labels.ts'

/** One line such as „Montag, 11:00–22:00“ or „24.12.2026, geschlossen“. */
export function HoursRowLabel() {
  const { data } = useRowLabel<Partial<HoursEntry>>()
  const day = data?.type === 'once' ? germanDay(data.date) : hoursTypeLabels[data?.type ?? 'daily']
  const span = data?.isClosed ? 'geschlossen' : `${data?.from ?? '…'}–${data?.to ?? '…'}`

  return (
    <span>
      {day}, {span}
    </span>
  )
}

function germanDay(date: string | null | undefined): string {
  const [year, month, day] = (date ?? '').split('-')
  return day ? `${day}.${month}.${year}` : 'Einmalig'
}
