import type { FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import type { LogMessage } from '#domain/ordering/fiscal/log-message.ts'

/**
 * The one port for devices that sign receipts. What a real one needs is written down in `docs/fiscal.md`; whoever
 * connects one implements `Card` or `Tse` and names it in `devices/open-device.ts`.
 */

/** A cash box with the device that signs for it, opened. */
export type CashBox = {
  id: string
  branch: string
  timeZone: string
  scheme: FiscalScheme
  /** What the cash box is called on receipts and by the tax office. */
  name: string
  /** Of the certificate, or of the device. */
  serial: string
  /** Base64. In Austria as in certificates, in Germany the point alone. */
  publicKey: string
  /** Base64: encrypts the turnover counter. Germany has none. */
  counterKey: string | null
  /** ISO text. */
  startedAt: string
  endedAt: string | null
  awaySince: string | null
  retryAt: string | null
}

/** A receipt that waits for its signature. Its id is its name at the device. */
export type BegunReceipt = { id: string; text: string }
/** What is kept of a signature, and what the code on paper says. */
export type SignedReceipt = { proof: string; code: string }

export type SigningDevice = {
  /** Whether it would sign just now. */
  isReady: () => Promise<boolean>
  /** The same receipt may be brought again: it is signed, or told, once. */
  sign: (receipt: BegunReceipt) => Promise<SignedReceipt>
}

/** Austria: signs a text, and remembers nothing. */
export type Card = {
  isReady: () => Promise<boolean>
  /** ECDSA over SHA-256, both halves one after the other. */
  sign: (input: string) => Promise<Uint8Array>
}

/** Germany: a transaction has a beginning and an end, both of which the device counts, dates, signs and keeps. */
export type Tse = {
  isReady: () => Promise<boolean>
  start: (receipt: string) => Promise<{ transaction: number; unixSeconds: number }>
  update: (receipt: string, transaction: number, processData: string) => Promise<void>
  finish: (receipt: string, transaction: number, processData: string) => Promise<TseEnd>
}
export type TseEnd = { counter: number; unixSeconds: number; signature: Uint8Array }

/** A step of a transaction as the device keeps it. */
export type KeptMessage = Pick<LogMessage, 'operation' | 'transaction' | 'counter' | 'unixSeconds'> & {
  bytes: Uint8Array<ArrayBuffer>
}
