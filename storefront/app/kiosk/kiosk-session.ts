import { callOf } from '#domain/api/call-of.ts'
import type {
  kioskOrderContract,
  kioskSessionContract,
  pairKioskContract,
} from '#domain/operations/kiosk.contract.ts'

export const readSession = callOf<typeof kioskSessionContract>('get', '/api/self-service/{branch}/session')
export const pair = callOf<typeof pairKioskContract>('post', '/api/self-service/{branch}/session')
export const placeAtKiosk = callOf<typeof kioskOrderContract>('post', '/api/self-service/{branch}/orders')

/** What is typed behind the address, which is sent to nobody; the address is without it from then on. */
export function takeKeyFromAddress(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (key !== null) window.history.replaceState(window.history.state, '', window.location.pathname)

  return key
}
