import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { cacheOf } from './cache-of.ts'
import { noteKept, noteReads } from './readings.ts'
import type { Taggable } from './tagged-entries.ts'

type Keeping<Value> = {
  payload: Payload
  /** What the value depends on besides what is read for it, with a space that no address has. */
  key: `${string} ${string}`
  /** On whose behalf it is read; others with the same key get it as well. */
  user?: PayloadRequest['user']
  /** Null is kept for nobody: anybody may ask for what does not exist, in endless ways. */
  read: (req: PayloadRequest) => Promise<Value | null>
  bytesOf: (value: Value) => number
}

type Entry<Value> = Taggable & { value: Value }

/** What the server has to read often, kept until something changes that was read for it, or the clock ends it. */
export async function kept<Value>({
  payload,
  key,
  user = null,
  read,
  bytesOf,
}: Keeping<Value>): Promise<Value | null> {
  const produce = async (): Promise<{ shared: Entry<Value> } | { own: null }> => {
    const {
      result: value,
      tags,
      untilMs,
    } = await noteReads(async () =>
      // A request of its own: what the caller's has loaded already would not be read again.
      read(await createLocalReq(user ? { user } : {}, payload)),
    )
    return value === null
      ? { own: null }
      : { shared: { value, tags, expiresAtMs: untilMs, bytes: bytesOf(value) } }
  }

  const answered = await (cacheOf(payload)?.fill(key, produce) ?? produce())
  if ('own' in answered) return null
  noteKept(answered.shared)

  return answered.shared.value
}
