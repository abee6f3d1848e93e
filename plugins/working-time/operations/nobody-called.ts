import { createHash } from 'node:crypto'

/**
 * An id that nobody has, always the same for a name. Trying for nobody takes as long as for anybody, and each name has
 * tries of its own: were they counted together, whoever is not locked by them would be known to exist.
 */
export function nobodyCalled(username: string): string {
  const digest = createHash('sha256').update(`nobody\n${username.toLowerCase()}`).digest('hex')

  return [
    digest.slice(0, 8),
    ...[8, 12, 16].map((at) => digest.slice(at, at + 4)),
    digest.slice(16, 28),
  ].join('-')
}
