'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a row of an array by one of its fields. */
export function TextRowLabel({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const text = data?.[field]

  return <span>{typeof text === 'string' && text ? text : `Nr. ${(rowNumber ?? 0) + 1}`}</span>
}
