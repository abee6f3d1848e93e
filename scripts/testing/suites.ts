import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { checkGroups } from '../quality/checks.ts'
import { runChecks } from '../quality/report.ts'
import { root, runCommand } from '../quality/run-command.ts'
import { isLongRun, size } from './sizes.ts'

export interface Count {
  passed: number
  failed: number
}

/** Says the sum as the last line and ends the process by it. */
export function sumUpAndExit(counts: Count[]): never {
  const total = counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

export async function runAllChecks(): Promise<Count> {
  const outcomes = await runChecks(checkGroups)
  const passed = outcomes.filter((outcome) => outcome.ok).length
  return { passed, failed: outcomes.length - passed }
}

export async function runVitest(): Promise<Count> {
  const report = join(root, 'reports', 'vitest.json')
  await rm(report, { force: true })
  const result = await runCommand(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { live: true, env: { NODE_ENV: 'test' }, timeoutMinutes: size({ short: 60, long: 24 * 60 }) },
  )
  const summary = await readReport<{ numPassedTests: number; numFailedTests: number }>(report)
  return count(summary?.numPassedTests, summary?.numFailedTests, result.ok)
}

export async function runPlaywright(environment: Record<string, string>): Promise<Count> {
  const report = join(root, 'reports', 'playwright.json')
  await rm(report, { force: true })
  const result = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_TRACE: 'off', ...environment },
    timeoutMinutes: isLongRun ? 4 * 60 : 60,
  })
  const summary = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  return count(summary?.stats.expected, summary && summary.stats.unexpected + summary.stats.flaky, result.ok)
}

/** Its own bar is the score in stryker.config.json: it passes or fails as one. */
export async function runMutation(args: string[] = []): Promise<Count> {
  const result = await runCommand(['stryker', 'run', ...args], { live: true, timeoutMinutes: 8 * 60 })
  return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
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
