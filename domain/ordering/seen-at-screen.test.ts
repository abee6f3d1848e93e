import { expect, it } from 'vitest'

import type { DeviceKind } from '../operations/devices.ts'
import { boardOrder } from './order-board.fixture.ts'
import { seenAtScreen } from './seen-at-screen.ts'

const order = boardOrder({
  firstName: 'Anna',
  lastName: 'Huber',
  phone: '+43 1 234',
  email: 'anna@gast.test',
  street: 'Gasse 1',
  deliveryStreet: 'Straße 2',
  zipCode: '6900',
  city: 'Bregenz',
  companyName: 'Huber e.U.',
  vatNumber: 'ATU12345678',
  deliveryCity: 'Dornbirn',
  deliveryArea: 'Talboden',
  comment: 'Ohne Zwiebel',
  internalNote: 'Stammgast',
})
const at = (kind: DeviceKind) => seenAtScreen(kind, order)

it.each(['kitchen', 'tables'] as const)('how to reach a guest is not said at a screen for %s', (kind) => {
  expect(at(kind)).toMatchObject({ phone: null, email: null, street: null, deliveryStreet: null })
  expect(at(kind)).toMatchObject({ zipCode: null, city: null, companyName: null, vatNumber: null })
  expect(at(kind)).toMatchObject({ deliveryCity: null, deliveryArea: 'Talboden' })
  expect(at(kind)).toMatchObject({ firstName: 'Anna', lastName: 'Huber', comment: 'Ohne Zwiebel' })
  expect(at(kind).internalNote).toBe('Stammgast')
  expect(at(kind).items).toBe(order.items)
})

it.each(['frontdesk', 'backoffice'] as const)('everything is said at the %s', (kind) => {
  expect(at(kind)).toBe(order)
})
