import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * A secret that has to be read again, encrypted with a key of the installation's own and for one owner only: whoever
 * copies the row, or moves it to another account, has nothing.
 */
export function sealed(secret: string, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor(secret, 'seal'), nonce)
  sealing.setAAD(Buffer.from(owner))
  const parts = [nonce, sealing.update(text, 'utf8'), sealing.final()]

  return Buffer.concat([...parts, sealing.getAuthTag()]).toString('base64url')
}

/** Null for what was sealed with another secret of the installation, or was changed. */
export function unsealed(secret: string, owner: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  try {
    const opening = createDecipheriv(cipher, keyFor(secret, 'seal'), bytes.subarray(0, nonceBytes))
    opening.setAAD(Buffer.from(owner))
    opening.setAuthTag(bytes.subarray(-tagBytes))

    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return null
  }
}

/** What is stored of a secret that only has to be recognised. It is random, so a fast hash is enough. */
export const markOf = (secret: string, text: string): string =>
  createHmac('sha256', keyFor(secret, 'mark')).update(text).digest('base64url')

export const newHandle = (): string => randomBytes(32).toString('base64url')

const keyFor = (secret: string, use: 'seal' | 'mark'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'theke second factor', use, 32))
