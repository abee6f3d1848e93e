import { createHmac, randomBytes } from 'node:crypto'

import { keyOf, sealed as sealedWith, unsealed as unsealedWith } from '#kernel/seal.ts'

const purpose = 'theke second factor'

/** A secret of one account that has to be read again. */
export const sealed = (secret: string, owner: string, text: string): string =>
  sealedWith(keyOf(secret, purpose, 'seal'), owner, text)

/** Null for what was sealed with another secret of the installation, or was changed. */
export const unsealed = (secret: string, owner: string, text: string): string | null =>
  unsealedWith(keyOf(secret, purpose, 'seal'), owner, text)

/** What is stored of a secret that only has to be recognised. It is random, so a fast hash is enough. */
export const markOf = (secret: string, text: string): string =>
  createHmac('sha256', keyOf(secret, purpose, 'mark'))
    .update(text)
    .digest('base64url')

export const newHandle = (): string => randomBytes(32).toString('base64url')
