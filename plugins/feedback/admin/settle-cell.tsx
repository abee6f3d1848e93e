'use client'

import { Button, useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { useRecordChange } from '#collections/shared/admin/use-record-change.ts'

import { isSettled, saidOf, settlementOf } from '../settlements.ts'
import styles from './settle.module.css'

/** Says of a row how far it is, and lets whoever may change it settle it in one press. */
export function SettleCell({ collectionSlug, rowData, cellData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  const { isBusy, change } = useRecordChange()
  const settlement = settlementOf(collectionSlug)
  if (!settlement) return null

  const { field, to, labels } = settlement
  const label = labels[String(cellData ?? false)] ?? ''
  if (isSettled(settlement, cellData) || !permissions?.collections?.[collectionSlug]?.update) {
    return <span>{label}</span>
  }
  const name = typeof rowData.name === 'string' ? rowData.name : ''
  const made = {
    slug: collectionSlug,
    id: String(rowData.id),
    to: { [field]: to },
    said: saidOf(settlement, name),
  }

  return (
    <span className={styles.cell}>
      <span>{label}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void change({ ...made, back: { [field]: cellData ?? false } })}
      >
        Erledigt
      </Button>
    </span>
  )
}
