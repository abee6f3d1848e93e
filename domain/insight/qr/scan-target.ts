import type { QrTarget } from '../qr-targets.ts'

/** What a code or one of its rules opens: a record by its id, or an address. The key is empty where the record is gone. */
export type ScanTarget = { kind: QrTarget; key: string }

/** Why somebody who has scanned a code is shown a page of words instead. */
export type ScanStop = 'unknown' | 'not-yet' | 'disabled' | 'expired' | 'dead'

/** What was meant for a time that is over, or was taken back, is gone; the rest may still come. */
export const statusOfStop: Readonly<Record<ScanStop, 404 | 410>> = {
  unknown: 404,
  'not-yet': 404,
  dead: 404,
  disabled: 410,
  expired: 410,
}
