import { createHmac } from 'node:crypto'

/** Numbers alone: scanners type them alike on every keyboard, and a code of them is small. */
const digits = 16

/**
 * What a badge says of somebody: a number that nobody can guess and that leads to no account. It follows from who they
 * are and from how often it was replaced, so that it is kept nowhere, and opens nothing without a PIN. ADR 126.
 */
export function badgeCodeOf(secret: string, user: string, renewals: number): string {
  const whose = renewals === 0 ? user : `${user} ${renewals}`
  const bytes = createHmac('sha256', `badge:${secret}`).update(whose).digest()

  return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, '0')
}
