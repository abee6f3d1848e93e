import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

/** Answers one request after 80 ms of processor time, and prints what the whole answer took of it. */
const server = `
  const { createServer, get } = await import('node:http')
  const used = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000 }
  const { promise: answered, resolve } = Promise.withResolvers()
  const app = createServer((_req, res) => {
    const started = used()
    while (used() - started < 80);
    const workedMs = used() - started
    res.end()
    resolve({ workedMs, answeredMs: used() - started })
  })
  app.listen(0, '127.0.0.1', () => get({ port: app.address().port, agent: false }, (res) => res.resume()))
  console.log(JSON.stringify(await answered))
  process.exit(0)`

async function answerWith(preloads: string[]): Promise<{ workedMs: number; answeredMs: number }> {
  const args = ['--input-type=module', ...preloads.flatMap((file) => ['--import', file]), '--eval', server]
  const { stdout } = await run(process.execPath, args)
  return JSON.parse(stdout)
}

describe('a server that is made twice as slow', () => {
  const slow = join(import.meta.dirname, 'preloads/twice-as-slow.ts')

  it('uses the processor time of its work a second time before it answers', async () => {
    const { workedMs, answeredMs } = await answerWith([slow])
    expect(answeredMs / workedMs).toBeGreaterThanOrEqual(2)
  })

  it('answers at once when it is left alone', async () => {
    const { workedMs, answeredMs } = await answerWith([])
    expect(answeredMs / workedMs).toBeLessThan(1.5)
  })
})
