import type { Pill } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import type { OrderStatus } from '#domain/ordering/order-terms.ts'

type Tone = NonNullable<ComponentProps<typeof Pill>['pillStyle']>

/** Amber waits for staff, green is well under way, red ended badly. */
export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  'awaiting-payment': 'light-gray',
  awaiting: 'warning',
  confirmed: 'success',
  'in-delivery': 'success',
  delivered: 'success',
  completed: 'light-gray',
  rejected: 'error',
  canceled: 'error',
  failed: 'error',
  expired: 'error',
}
