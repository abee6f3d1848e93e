import { resolve } from 'node:path'

import { buildChanged } from './build/build-changed.ts'
import { explainAndExit } from './console/steps.ts'

try {
  const names = process.argv.slice(2)
  await buildChanged(resolve(import.meta.dirname, '..'), names.length > 0 ? names : undefined)
} catch (error) {
  explainAndExit(error)
}
