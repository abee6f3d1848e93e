import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import { isSameSecret } from '#kernel/is-same-secret.ts'

const hash = promisify(pbkdf2)
const current = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
/** What Payload wrote before, and turns into the current kind when its owner signs in. */
const legacy = { prefix: '', rounds: 25_000, bytes: 512 }
/** The time goes into blocks of 32 bytes, each of which takes all rounds. */
const missingRounds = current.rounds - legacy.rounds * (legacy.bytes / current.bytes)
/** Takes as long as a real one, for answers that must not tell that there is none to check. */
const nobodys = { hash: current.prefix, salt: 'nobody' }

export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the stored one, by Payload's own rule, which it keeps to itself. */
export async function passwordMatches(password: string, stored: StoredPassword | null): Promise<boolean> {
  const known = stored?.hash && stored.salt ? { hash: stored.hash, salt: stored.salt } : nobodys
  const kind = known.hash.startsWith(current.prefix) ? current : legacy
  const { prefix, rounds, bytes } = kind
  const given = await hash(password, known.salt, rounds, bytes, 'sha256')
  // Otherwise the clock would tell which accounts there are whose owners have not signed in since.
  if (kind === legacy) await hash(password, known.salt, missingRounds, current.bytes, 'sha256')

  return isSameSecret(known.hash.slice(prefix.length), given.toString('hex'))
}
