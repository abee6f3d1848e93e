import { readArguments } from '#bench/harness/arguments.ts'
import { enterGroup, runWithQuota } from '#bench/harness/quota.ts'
import { runAll, runOne } from '#bench/harness/run-benches.ts'
import { benches } from '#bench/registry.ts'

const usage = 'npm run bench -- list | all | <Messung> [--quota 40] [--slow]'
const wanted = readArguments(process.argv.slice(2))

if (wanted === null) {
  console.error(`✗ So geht es: ${usage}`)
  process.exit(1)
}
if (wanted.quota !== null) {
  const args = [import.meta.filename, wanted.name, ...(wanted.isSlowed ? ['--slow'] : [])]
  process.exit(await runWithQuota(wanted.quota, args))
}
enterGroup()

if (wanted.name === 'list') {
  for (const bench of benches) console.log(`${bench.name.padEnd(22)} ${bench.goal}`)
  process.exit(0)
}
if (wanted.name === 'all') process.exit(await runAll(wanted.isSlowed))

const chosen = benches.find((bench) => bench.name === wanted.name)
if (!chosen) {
  console.error(`✗ Die Messung „${wanted.name}“ gibt es nicht. „npm run bench -- list“ zeigt alle.`)
  process.exit(1)
}
process.exit(await runOne(chosen, wanted.isSlowed))
