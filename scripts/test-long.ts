import { explainAndExit } from './console/steps.ts'
import './testing/test-seed.ts'

// Before anything reads a size; every process started from here inherits it.
process.env.TEST_RUN = 'long'

try {
  await testAtLength()
} catch (error) {
  console.log('\n0 passed, 1 failed')
  explainAndExit(error)
}

async function testAtLength(): Promise<never> {
  const { buildChanged } = await import('./build/build-changed.ts')
  const { findBrowser, findFirefox } = await import('./quality/browser.ts')
  const { root } = await import('./quality/run-command.ts')
  const suites = await import('./testing/suites.ts')

  const browser = await findBrowser()
  const firefox = await findFirefox()
  await buildChanged(root)
  const counts = [
    await suites.runAllChecks(),
    await suites.runVitest(),
    await suites.runPlaywright({ BROWSER_PATH: browser }),
  ]
  if (firefox) counts.push(await suites.runPlaywright({ BROWSER_PATH: browser, FIREFOX_PATH: firefox }))
  else console.log('▸ Firefox ist nicht da und lässt sich nicht installieren: der zweite Browser bleibt aus.')
  counts.push(await suites.runMutation())

  return suites.sumUpAndExit(counts)
}
