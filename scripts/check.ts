import { checkGroups } from './quality/checks.ts'
import { runCommand } from './quality/run-command.ts'
import { report, runChecks } from './quality/report.ts'

const unit = {
  name: 'Regeln',
  run: () => runCommand(['vitest', 'run', '--project', 'unit', '--project', 'processes', '--reporter=dot']),
}
const results = await runChecks([...checkGroups, [unit]])
process.exit(report(results) ? 0 : 1)
