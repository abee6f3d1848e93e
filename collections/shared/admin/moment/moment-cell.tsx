'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'

import { MomentText } from './moment-text.tsx'
import { useZoneOf } from './zones.tsx'

/** A stored instant in a list, by the clock of the branch that its record belongs to. */
export function MomentCell({ cellData, field, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const timeZone = useZoneOf(rowData ?? {})
  const date: { pickerAppearance?: string } = field.admin?.date ?? {}
  const at = typeof cellData === 'string' ? cellData : ''
  if (Number.isNaN(Date.parse(at))) return <span>–</span>

  return <MomentText at={at} timeZone={timeZone} withTime={date.pickerAppearance !== 'dayOnly'} />
}
