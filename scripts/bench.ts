import { benches } from '#bench/registry.ts'

const [name = 'list'] = process.argv.slice(2)

if (name === 'list') {
  for (const bench of benches) console.log(`${bench.name.padEnd(22)} ${bench.goal}`)
  process.exit(0)
}

const chosen = benches.find((bench) => bench.name === name)
if (!chosen) {
  console.error(`✗ Die Messung „${name}“ gibt es nicht. „npm run bench -- list“ zeigt alle.`)
  process.exit(1)
}

console.log(`${chosen.name}: ${chosen.goal}`)
const run = await chosen.load()
process.exit((await run()) ? 0 : 1)
