import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes equally long for every wrong secret, whatever its length and its letters. */
export function isSameSecret(known: string, given: string): boolean {
  return timingSafeEqual(digestOf(known), digestOf(given))
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
