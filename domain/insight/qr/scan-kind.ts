import { isFetchedAhead } from '../is-fetched-ahead.ts'
import type { DeviceKind } from '../visits/visit-terms.ts'

/** What somebody scans with, as far as it is counted. */
export type ScanDevice = Exclude<DeviceKind, 'other'>

/** By the words that browsers name themselves with; nothing else of them is kept. */
export function scanDeviceOf(userAgent: string): ScanDevice {
  if (/ipad|tablet|kindle|silk\//i.test(userAgent)) return 'tablet'
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'phone' : 'tablet'

  return /iphone|ipod|mobi|phone/i.test(userAgent) ? 'phone' : 'desktop'
}

type Asked = { method: string; header: (name: string) => string | undefined; isBot: boolean }

/**
 * Whether somebody stood before a code: not whoever only looks whether the address is there, nor a browser or program
 * that fetches it in case that somebody wants it.
 */
export function countsAsScan({ method, header, isBot }: Asked): boolean {
  return method === 'GET' && !isFetchedAhead(header) && !isBot
}
