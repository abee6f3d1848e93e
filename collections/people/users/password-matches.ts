import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(pbkdf2)
const current = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
/** What Payload wrote before, and turns into the current kind when its owner signs in. */
const legacy = { prefix: '', rounds: 25_000, bytes: 512 }

export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the stored one, by Payload's own rule, which it keeps to itself. */
export async function passwordMatches(password: string, stored: StoredPassword): Promise<boolean> {
  if (!stored.hash || !stored.salt) return false
  const { prefix, rounds, bytes } = stored.hash.startsWith(current.prefix) ? current : legacy
  const wanted = Buffer.from(stored.hash.slice(prefix.length), 'hex')
  const given = await hash(password, stored.salt, rounds, bytes, 'sha256')

  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Takes as long as checking a password, for answers that must not tell that there is none to check. */
export async function takeAsLong(password: unknown): Promise<void> {
  await hash(typeof password === 'string' ? password : '', 'nobody', current.rounds, current.bytes, 'sha256')
}
