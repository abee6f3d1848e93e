import { expect, it } from 'vitest'

import { canServe, type DeviceKind, deviceKindLabels, usualPurpose } from './devices.ts'

it.each(Object.keys(deviceKindLabels) as DeviceKind[])('a %s can serve its usual purpose', (kind) => {
  expect(canServe(kind, usualPurpose(kind))).toBe(true)
})

it('a printer never takes orders, a desk may also be a time clock', () => {
  expect(canServe('printer', 'orders')).toBe(false)
  expect(canServe('frontdesk', 'time-tracking')).toBe(true)
})
