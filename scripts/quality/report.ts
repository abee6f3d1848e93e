import type { Check } from './checks.ts'
import type { CommandResult } from './run-command.ts'

export interface Outcome extends CommandResult {
  name: string
}

/** Tells each as soon as it is known, and stops after the first group that has a failure: the next ones take longer. */
export async function runChecks(groups: Check[][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const group of groups) {
    const results = await Promise.all(
      group.map(async (check) => {
        const outcome = { name: check.name, ...(await check.run()) }
        printOutcome(outcome)
        return outcome
      }),
    )
    outcomes.push(...results)
    if (results.some(({ ok }) => !ok)) return outcomes
  }
  return outcomes
}

export function report(outcomes: Outcome[]): boolean {
  const failed = outcomes.filter((outcome) => !outcome.ok)
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

function printOutcome(outcome: Outcome) {
  const seconds = outcome.seconds.toFixed(1).replace('.', ',')
  console.log(`${outcome.ok ? '✓' : '✗'} ${outcome.name} (${seconds} s)`)
  if (!outcome.ok) console.log(outcome.output.trim().split('\n').slice(-120).join('\n'))
}
