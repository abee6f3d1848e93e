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

/** The same by a process of its own, which is started without the arguments of whoever starts it. */
const apart = `
  const { spawn } = await import('node:child_process')
  const work = \`
    const used = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000 }
    const started = used()
    while (used() - started < 80);
    const workedMs = used() - started
    process.send('done')
    process.send({ workedMs, answeredMs: used() - started })
    process.disconnect()\`
  const child = spawn(process.execPath, ['--eval', work], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.on('message', (message) => message === 'done' || console.log(JSON.stringify(message)))`

async function answerWith(
  preloads: string[],
  script = server,
): Promise<{ workedMs: number; answeredMs: number }> {
  const args = ['--input-type=module', ...preloads.flatMap((file) => ['--import', file]), '--eval', script]
  const { stdout } = await run(process.execPath, args)
  return JSON.parse(stdout)
}

describe('a server that is made twice as slow', () => {
  const slow = join(import.meta.dirname, 'preloads/twice-as-slow.ts')

  it('uses the processor time of its work a second time before it answers', async () => {
    const { workedMs, answeredMs } = await answerWith([slow])
    expect(answeredMs / workedMs).toBeGreaterThanOrEqual(2)
  })

  it('has what it starts for its work do that twice as well', async () => {
    const { workedMs, answeredMs } = await answerWith([slow], apart)
    expect(answeredMs / workedMs).toBeGreaterThanOrEqual(2)
  })

  it.each([server, apart])('answers at once when it is left alone', async (script) => {
    const { workedMs, answeredMs } = await answerWith([], script)
    expect(answeredMs / workedMs).toBeLessThan(1.5)
  })
})
