import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key of the installation's own for one purpose, made of its secret. */
export const keyOf = (secret: string, purpose: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, purpose, use, 32))

/**
 * A secret that has to be read again, encrypted with a key of the installation's own and for one owner only: whoever
 * copies the row, or moves it to another owner, has nothing.
 */
export function sealed(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  sealing.setAAD(Buffer.from(owner))
  const parts = [nonce, sealing.update(text, 'utf8'), sealing.final()]

  return Buffer.concat([...parts, sealing.getAuthTag()]).toString('base64url')
}

/** Null for what was sealed with another key, or was changed. */
export function unsealed(key: Buffer, owner: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
    opening.setAAD(Buffer.from(owner))
    opening.setAuthTag(bytes.subarray(-tagBytes))

    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return null
  }
}
