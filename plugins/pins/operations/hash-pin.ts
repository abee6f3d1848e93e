import { createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'

import { isSameSecret } from '#kernel/is-same-secret.ts'

export type HashedPin = { salt: string; hash: string }

const hashBytes = 32
const saltBytes = 16

/**
 * The only form in which a PIN is stored. A few digits are tried out in no time, whatever the hash costs, so it is also
 * bound to the secret of the installation: whoever has the table alone tries nothing.
 */
export async function hashPin(secret: string, pin: string): Promise<HashedPin> {
  const salt = randomBytes(saltBytes).toString('base64url')

  return { salt, hash: await hashOf(secret, pin, salt) }
}

/** Takes as long where there is nothing to compare with. */
export async function isPin(secret: string, pin: string, stored: HashedPin | null): Promise<boolean> {
  const hash = await hashOf(secret, pin, stored?.salt ?? noSalt)

  return isSameSecret(stored?.hash ?? '', hash) && stored !== null
}

const noSalt = Buffer.alloc(saltBytes).toString('base64url')

function hashOf(secret: string, pin: string, salt: string): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', secret, 'theke pin', 'pepper', hashBytes))
  const peppered = createHmac('sha256', key).update(pin).digest()

  return new Promise((resolve, reject) =>
    scrypt(peppered, salt, hashBytes, (error, hash) =>
      error ? reject(error) : resolve(hash.toString('base64url')),
    ),
  )
}
