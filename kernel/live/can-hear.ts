import { randomUUID } from 'node:crypto'

import type { LiveBus } from './live-bus.ts'
import { notifyTags, type SqlRunner } from './notify-tags.ts'

const tries = 3
const patienceMs = 2000

/** Whether the bus hears what is told over the product's other connections, as it has to from now on. */
export async function canHear(bus: LiveBus, db: SqlRunner): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (await hears(bus, db)) return true
  }
  return false
}

async function hears(bus: LiveBus, db: SqlRunner): Promise<boolean> {
  const word = `probe:${randomUUID()}`
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const leave = bus.subscribe(({ tags }) => {
    if (tags.includes(word)) resolve(true)
  })
  const timer = setTimeout(resolve, patienceMs, false)
  try {
    await notifyTags(db, [word])
    return await promise
  } finally {
    clearTimeout(timer)
    leave()
  }
}
