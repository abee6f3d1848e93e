import { limitMemory } from '../limit-memory.ts'

/** A decoder that never comes back; see `limit-memory.test.ts`. */
const ageMs = Number(process.argv[2])
limitMemory({ ageMs })
process.stdout.write(`${process.pid}\n`)
// The watch is a thread that has to start, which this one must not hold up.
setTimeout(() => {
  for (;;);
}, 1000)
