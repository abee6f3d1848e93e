'use client'

import { Pill } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { orderStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { type OrderStatus, orderStatuses } from '#domain/ordering/order-terms.ts'
import { orderTones } from './order-tones.ts'

/** The status of an order as a coloured pill. */
export function StatusCell({ cellData }: DefaultCellComponentProps) {
  const status = orderStatuses.find((known): known is OrderStatus => known === cellData)
  if (!status) return null

  return (
    <Pill pillStyle={orderTones[status]} size="small">
      {orderStatusLabels[status]}
    </Pill>
  )
}
