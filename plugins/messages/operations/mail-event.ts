import { createHash } from 'node:crypto'

/** The name of an event whose promise may name people: it says the same each time, and nothing else. */
export function mailEvent(kind: string, once: string): string {
  return `${kind}:${createHash('sha256').update(once).digest('hex').slice(0, 40)}`
}
