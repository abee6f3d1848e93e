import { explainAndExit } from './console/steps.ts'
import './testing/test-seed.ts'

// Before anything reads a size; every process started from here inherits it.
process.env.TEST_RUN = 'long'

try {
  const { buildChanged } = await import('./build/build-changed.ts')
  const { findBrowser } = await import('./quality/browser.ts')
  const { root } = await import('./quality/run-command.ts')
  const suites = await import('./testing/suites.ts')

  const browser = await findBrowser()
  await buildChanged(root)
  suites.sumUpAndExit([
    await suites.runAllChecks(),
    await suites.runVitest(),
    await suites.runPlaywright({ BROWSER_PATH: browser }),
    await suites.runMutation(),
  ])
} catch (error) {
  console.log('\n0 passed, 1 failed')
  explainAndExit(error)
}
