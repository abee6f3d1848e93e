/** By which law receipts are signed: RKSV in Austria, TSE in Germany. */
export const fiscalSchemes = ['rksv', 'tse'] as const
export type FiscalScheme = (typeof fiscalSchemes)[number]

/**
 * What a receipt is. `sale` and `storno` come from a line of the ledger; the others move no money: `start` opens a cash
 * box, `zero` checks it, `monthly` and `yearly` end a period, `collective` tells that the device is back, `closing` ends
 * the cash box.
 */
export const receiptKinds = [
  'start',
  'sale',
  'storno',
  'zero',
  'monthly',
  'yearly',
  'collective',
  'closing',
] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** What people may ask for; the others come by themselves. */
export const askedKinds = ['zero', 'monthly', 'closing'] as const satisfies readonly ReceiptKind[]
export type AskedKind = (typeof askedKinds)[number]

/** `begun` has its number and waits for the device; `unsigned` was given out while the device was away. */
export const receiptStates = ['begun', 'signed', 'unsigned'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** How long a device is waited for: a guest stands at the counter. */
export const deviceSeconds = 4

/** Nobody is at a receipt any more that was begun so long ago. */
export const leaseSeconds = 12

/** So long a device that was away is left alone. */
export const retrySeconds = 30
