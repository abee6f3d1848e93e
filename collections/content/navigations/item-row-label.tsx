'use client'

import { useRowLabel } from '@payloadcms/ui'

type Props = { kind: string }
type Item = { label?: string; isEnabled?: boolean }

/** A menu item by the words that visitors read, what it leads to, and whether they see it at all. */
export function ItemRowLabel({ kind }: Props) {
  const { data, rowNumber } = useRowLabel<Item>()
  const note = data?.isEnabled === false ? `${kind}, ausgeblendet` : kind

  return (
    <span className="theke-section">
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <strong>{data?.label?.trim() || 'Noch ohne Beschriftung'}</strong>
      <span>{note}</span>
    </span>
  )
}
