import { Refused } from '#kernel/refused.ts'

/** What somebody sent to sign in: anything at all. */
export type Given = { email?: unknown; username?: unknown; password?: unknown } | undefined

/** Counts of tries are kept by name, so names have an end. */
const longestName = 200
const longestPassword = 500

/** Who signs in with what. Judged by the call alone, so that its refusal says nothing about any account. */
export function credentialsOf(given: Given): { name: string; password: string } {
  const name = nameOf(given)
  if (!name) throw problem('username', nameMissing)
  if (name.length > longestName) throw problem('username', 'Dieser Name ist zu lang.')

  const password = given?.password
  if (typeof password !== 'string' || password.trim() === '')
    throw problem('password', 'Bitte geben Sie Ihr Passwort ein.')
  if (password.length > longestPassword) throw problem('password', 'Dieses Passwort ist zu lang.')

  return { name, password }
}

export const nameMissing = 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.'

/** The one name that counts: of two the user name, of a blank one and another the other. */
export const nameOf = (given: Given): string =>
  [given?.username, given?.email].map(trimmedLower).find(Boolean) ?? ''

/** As Payload stores names. */
export const trimmedLower = (name: unknown): string =>
  typeof name === 'string' ? name.trim().toLowerCase() : ''

const problem = (field: string, message: string): Refused =>
  new Refused('validation', {}, [{ message, field, code: 'validation' }])
