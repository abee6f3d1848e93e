import 'temporal-polyfill/global'

import { resolve } from 'node:path'

import { monthInWords } from '#domain/time/calendar-month.ts'
import { type CheckedClosings, verifyTimeSheets } from '#plugins/working-time/working-time.port.ts'

import { explainAndExit } from './console/steps.ts'
import { askDatabase } from './database/ask-database.ts'
import { withHouseDatabase } from './database/with-house-database.ts'

/** Recomputes what seals the closed months of each person, beside the running product or without it. */
const root = resolve(import.meta.dirname, '..')

try {
  const chains = await withHouseDatabase(root, (url) => askDatabase(url, verifyTimeSheets))
  for (const chain of chains) console.log(lineOf(chain))
  if (chains.length === 0) console.log('✓ Noch kein Monat abgeschlossen')
  process.exit(chains.some(({ problem }) => problem) ? 1 : 0)
} catch (error) {
  explainAndExit(error)
}

function lineOf({ user, name, closings, lastSeal, problem }: CheckedClosings): string {
  const who = name ?? user
  if (problem) return `✗ ${who}: ${monthInWords(problem.month)} stimmt nicht. ${problem.text}`

  return `✓ ${who}: ${closings === 1 ? '1 Abschluss' : `${closings} Abschlüsse`}, zuletzt ${lastSeal}`
}
