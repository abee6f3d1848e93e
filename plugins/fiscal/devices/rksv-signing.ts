import { createCipheriv, createHash } from 'node:crypto'

import { jwsInput, outageText, rksvCode } from '#domain/ordering/fiscal/rksv-code.ts'

import type { Card, SignedReceipt, SigningDevice } from '../signing-device.ts'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What a receipt carries of the one before: of the whole of its signed text, or of the name of the cash box if it is the first. */
export const chainOf = (before: string): string => sha256(before).subarray(0, 8).toString('base64')

const counterBytes = 8

/**
 * The turnover of the cash box so far, in cents, which only who has its key can read: AES-256 in counter mode, begun
 * with a hash of cash box and receipt, so that no two receipts begin alike. Source: RKSV, annex Z 8 and 9.
 */
export function encryptedTurnover(
  key: string,
  receipt: { cashBox: string; number: number },
  cents: number,
): string {
  const begin = sha256(`${receipt.cashBox}${receipt.number}`).subarray(0, 16)
  const counter = Buffer.alloc(counterBytes)
  counter.writeBigInt64BE(BigInt(cents))

  return createCipheriv('aes-256-ctr', Buffer.from(key, 'base64'), begin).update(counter).toString('base64')
}

/** Signs a receipt by a card, as a JWS whose payload is the machine readable code. */
export const rksvDevice = (card: Card): SigningDevice => ({
  isReady: card.isReady,
  sign: async ({ text }) => signedWith(text, await card.sign(jwsInput(base64Url(text)))),
})

/** A receipt that was given out while the device was away; it is chained like any other. */
export const unsignedRksv = (text: string): SignedReceipt => signedWith(text, Buffer.from(outageText))

function signedWith(text: string, signature: Uint8Array): SignedReceipt {
  const bytes = Buffer.from(signature)

  return {
    proof: `${jwsInput(base64Url(text))}.${bytes.toString('base64url')}`,
    code: rksvCode(text, bytes.toString('base64')),
  }
}

const base64Url = (text: string): string => Buffer.from(text).toString('base64url')
