import 'temporal-polyfill/global'
import fc from 'fast-check'

import { size } from './sizes.ts'
import { howToRepeat, testSeed } from './test-seed.ts'

fc.configureGlobal({
  seed: testSeed,
  numRuns: size({ short: 100, long: 1_000 }),
  // As fast-check does by itself, with the way back to this very run in front.
  reporter(run) {
    if (!run.failed) return
    throw new Error(`${howToRepeat} ${fc.defaultReportMessage(run)}`, { cause: run.errorInstance })
  },
})
