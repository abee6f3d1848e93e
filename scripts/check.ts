import { checkGroups } from './quality/checks.ts'
import { runCommand } from './quality/run-command.ts'
import { report, runChecks } from './quality/report.ts'

// Rules load much and wait little, processes the other way round: side by side each needs one worker.
const tests = [
  { name: 'Regeln', run: () => runProject('unit') },
  { name: 'Prozesse', run: () => runProject('processes') },
]
const results = await runChecks([...checkGroups, tests])
process.exit(report(results) ? 0 : 1)

function runProject(project: string) {
  return runCommand(['vitest', 'run', '--project', project, '--maxWorkers=1', '--reporter=dot'])
}
