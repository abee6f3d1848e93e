import { setPriority } from 'node:os'
import { join } from 'node:path'

import { limitMemory } from './limit-memory.ts'

/** Works on one file after the other, as it is told by the server; see `do-apart.ts`. */
type Order = { work: string; input: unknown }

const repository = join(import.meta.dirname, '../../..')
/** Orders of guests go first; a picture can wait. */
const politeness = 5

limitMemory()
try {
  setPriority(politeness)
} catch {
  // Some systems do not let a process step back; it works all the same.
}
process.on('message', (order: Order) => void answer(order))
process.on('disconnect', () => process.exit(0))

async function answer({ work, input }: Order): Promise<void> {
  const [file = '', name = ''] = work.split('#')
  try {
    const found: Record<string, (given: unknown) => unknown> = await import(join(repository, file))
    process.send?.({ result: await found[name]?.(input) })
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) })
  }
}
