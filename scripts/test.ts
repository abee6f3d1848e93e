import { buildChanged } from './build/build-changed.ts'
import { explainAndExit } from './console/steps.ts'
import { findBrowser } from './quality/browser.ts'
import { root } from './quality/run-command.ts'
import { runAllChecks, runPlaywright, runVitest, sumUpAndExit } from './testing/suites.ts'
import './testing/test-seed.ts'

try {
  const browser = await findBrowser()
  await buildChanged(root)
  sumUpAndExit([await runAllChecks(), await runVitest(), await runPlaywright({ BROWSER_PATH: browser })])
} catch (error) {
  console.log('\n0 passed, 1 failed')
  explainAndExit(error)
}
