'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'

/** Tells whatever says times around a record by which clock its branch works. Draws nothing. */
export function ZoneMark() {
  const { data } = useDocumentInfo()

  return <span hidden data-zone={useZoneOf(data ?? {})} />
}
