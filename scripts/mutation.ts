import { runCommand } from './quality/run-command.ts'

const result = await runCommand(['stryker', 'run', ...process.argv.slice(2)], {
  live: true,
  timeoutMinutes: 60,
})
process.exit(result.ok ? 0 : 1)
