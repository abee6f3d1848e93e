import process from 'node:process'

/** Asks a server how it is, again and again, until it is told to stop; then it tells of the slowest answer. */
const health = `${String(process.argv[2])}/healthz`
const state = { isOver: false, slowestMs: 0, answers: 0 }

process.once('message', () => {
  state.isOver = true
})
// The first one takes as long as it takes to load what asks.
await (await fetch(health)).text()
process.send?.('begun')
while (!state.isOver) {
  const begunAt = performance.now()
  await (await fetch(health)).text()
  state.slowestMs = Math.max(state.slowestMs, performance.now() - begunAt)
  state.answers += 1
  await new Promise((wait) => setTimeout(wait, 10))
}
process.send?.({ slowestMs: state.slowestMs, answers: state.answers }, () => process.disconnect())
