import { join } from 'node:path'

import { limitMemory } from './limit-memory.ts'

/** Works on one file after the other, as it is told by the server; see `do-apart.ts`. */
type Order = { work: string; input: unknown }

const repository = join(import.meta.dirname, '../..')

limitMemory()
process.on('message', (order: Order) => void answer(order))
process.on('disconnect', () => process.exit(0))

async function answer({ work, input }: Order): Promise<void> {
  const [file = '', name = ''] = work.split('#')
  try {
    const found = await load(file)
    if ('missing' in found) process.send?.(found)
    else process.send?.({ result: await found.works[name]?.(input) })
  } catch (error) {
    process.send?.({ problem: wordsOf(error) })
  }
}

type Works = Record<string, (given: unknown) => unknown>

/** What cannot be loaded, after half an update for instance, says nothing of the file. */
async function load(file: string): Promise<{ works: Works } | { missing: string }> {
  try {
    return { works: await import(join(repository, file)) }
  } catch (error) {
    return { missing: wordsOf(error) }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
