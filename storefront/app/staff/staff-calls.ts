import { callOf } from '#domain/api/call-of.ts'
import type { acceptancesContract } from '#domain/ordering/acceptance.contract.ts'
import type { knownGuestsContract } from '#domain/ordering/known-guests.contract.ts'
import type { takeOrderContract } from '#domain/ordering/order-calls.contract.ts'

export const readAcceptances = callOf<typeof acceptancesContract>('get', '/api/orders/acceptance')
export const findGuests = callOf<typeof knownGuestsContract>('get', '/api/orders/guests')
export const takeOrder = callOf<typeof takeOrderContract>('post', '/api/orders/staff')
