import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { buildChanged } from './build/build-changed.ts'
import { explainAndExit } from './console/steps.ts'
import { findBrowser } from './quality/browser.ts'
import { checkGroups } from './quality/checks.ts'
import { runChecks } from './quality/report.ts'
import { root, runCommand } from './quality/run-command.ts'

interface Count {
  passed: number
  failed: number
}

try {
  await test()
} catch (error) {
  console.log('\n0 passed, 1 failed')
  explainAndExit(error)
}

async function test() {
  const browser = await findBrowser()
  await buildChanged(root)
  const outcomes = await runChecks(checkGroups)
  const checks: Count = {
    passed: outcomes.filter((outcome) => outcome.ok).length,
    failed: outcomes.filter((outcome) => !outcome.ok).length,
  }
  const rules = await runVitest()
  const pages = await runPlaywright(browser)

  const total = [checks, rules, pages].reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

async function runVitest(): Promise<Count> {
  const report = join(root, 'reports', 'vitest.json')
  await rm(report, { force: true })
  const result = await runCommand(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { live: true, env: { NODE_ENV: 'test' } },
  )
  const summary = await readReport<{ numPassedTests: number; numFailedTests: number }>(report)
  return count(summary?.numPassedTests, summary?.numFailedTests, result.ok)
}

async function runPlaywright(browser: string): Promise<Count> {
  const report = join(root, 'reports', 'playwright.json')
  await rm(report, { force: true })
  const result = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    live: true,
    env: { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    timeoutMinutes: 30,
  })
  const summary = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  return count(summary?.stats.expected, summary && summary.stats.unexpected + summary.stats.flaky, result.ok)
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** A runner that died counts as one failure, however many of its tests had passed by then. */
function count(passed = 0, failed = 0, ok: boolean): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}
