import { expect, it } from 'vitest'

import {
  canServe,
  type DeviceKind,
  deviceKindLabels,
  type DevicePurpose,
  devicePurposeLabels,
  usualPurpose,
} from './devices.ts'

it.each(Object.keys(deviceKindLabels) as DeviceKind[])('a %s can serve its usual purpose', (kind) => {
  expect(canServe(kind, usualPurpose(kind))).toBe(true)
})

it('a board for pickup serves nothing but its numbers, and no other device serves those', () => {
  const kinds = Object.keys(deviceKindLabels) as DeviceKind[]
  const purposes = Object.keys(devicePurposeLabels) as DevicePurpose[]

  expect(purposes.filter((purpose) => canServe('pickup', purpose))).toEqual(['pickup-numbers'])
  expect(kinds.filter((kind) => canServe(kind, 'pickup-numbers'))).toEqual(['pickup'])
})

it('a printer never takes orders, a desk may also be a time clock', () => {
  expect(canServe('printer', 'orders')).toBe(false)
  expect(canServe('frontdesk', 'time-tracking')).toBe(true)
})
