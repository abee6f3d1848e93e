import 'temporal-polyfill/global'

import { resolve } from 'node:path'

import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { type CheckedChain, verifyDayEnds } from '#plugins/day-ends/day-ends.port.ts'

import { explainAndExit } from './console/steps.ts'
import { askDatabase } from './database/ask-database.ts'
import { withHouseDatabase } from './database/with-house-database.ts'

/** Recomputes the chain of closed days of each branch, beside the running product or without it. */
const root = resolve(import.meta.dirname, '..')

try {
  const chains = await withHouseDatabase(root, (url) => askDatabase(url, verifyDayEnds))
  for (const chain of chains) console.log(lineOf(chain))
  process.exit(chains.some(({ problem }) => problem) ? 1 : 0)
} catch (error) {
  explainAndExit(error)
}

function lineOf({ branch, days, lastHash, problem }: CheckedChain): string {
  if (problem)
    return `✗ ${branch}: Nr. ${problem.number} vom ${dayText(problem.day)} stimmt nicht. ${problem.text}`
  if (lastHash === null) return `✓ ${branch}: noch kein Tag abgeschlossen`

  return `✓ ${branch}: ${days === 1 ? '1 Tag' : `${days} Tage`}, zuletzt ${lastHash}`
}
