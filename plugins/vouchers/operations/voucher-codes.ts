import { createHmac, randomInt } from 'node:crypto'

import { codeLetters, codeOf } from '#domain/ordering/vouchers/voucher-code.ts'
import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

const purpose = 'theke vouchers'

/** A code that nobody can guess, by the randomness of the system. */
export const newCode = (): string => codeOf(Array.from({ length: 11 }, () => randomInt(codeLetters.length)))

/**
 * By what a code is found again. It is bound to the secret of the installation, so that whoever has a copy of the
 * database alone can try out no code and pay with none.
 */
export const markOf = (secret: string, code: string): string =>
  createHmac('sha256', keyOf(secret, purpose, 'mark'))
    .update(code)
    .digest('base64url')

/** The code as it is kept for paper and mail: only this installation reads it, and for this voucher alone. */
export const sealedCode = (secret: string, voucher: string, code: string): string =>
  sealed(keyOf(secret, purpose, 'seal'), voucher, code)

/** Null where the secret of the installation is another one by now. */
export const openedCode = (secret: string, voucher: string, text: string): string | null =>
  unsealed(keyOf(secret, purpose, 'seal'), voucher, text)
