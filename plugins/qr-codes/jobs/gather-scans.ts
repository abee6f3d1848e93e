import type { Payload } from 'payload'

import { type CountedScan, writeScans } from '../operations/write-scans.ts'

/** How long scans are gathered before they are written together. */
const gatherMilliseconds = 1000
/** While the database is away; more than this is no queue of guests any more. */
const mostGathered = 10_000

export type ScanCounter = {
  /** Somebody stood before a code. */
  note: (scan: CountedScan) => void
  /** Writes what is still gathered. */
  stop: () => Promise<void>
}

/** Counts in memory and writes all at once: nobody waits for the log before he sees what he has scanned. */
export function gatherScans({ payload }: { payload: Pick<Payload, 'db' | 'logger'> }): ScanCounter {
  let gathered: CountedScan[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  const write = async () => {
    const scans = gathered
    gathered = []
    await writeScans(payload.db.pool, scans).catch((err: unknown) => {
      payload.logger.error({ err }, 'scans of codes')
      gathered = [...scans, ...gathered].slice(0, mostGathered)
      if (gathered.length > 0) wait()
    })
  }
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(write)
    }, gatherMilliseconds).unref()
  }

  return {
    note: (scan) => {
      if (gathered.length < mostGathered) gathered.push(scan)
      wait()
    },
    stop: async () => {
      clearTimeout(timer)
      // What fails now is tried no more.
      timer = undefined
      await writing.then(write)
      clearTimeout(timer)
    },
  }
}
