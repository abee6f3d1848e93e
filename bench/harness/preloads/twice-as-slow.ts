import { ChildProcess } from 'node:child_process'
import { ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { isMainThread } from 'node:worker_threads'

import { processorTime } from '../processor-time.ts'
import { owedMilliseconds } from '../twice.ts'

/**
 * Loaded before the product to make it twice as slow: before it answers, listens or starts a process, it uses as
 * much processor time again as it and its database have used. So every request costs twice, and takes as long.
 */
const payEveryMs = 50
/** Between requests it pays in instalments: who held everything up at once would lose connections instead. */
const instalmentMs = 50
const databaseEveryRounds = 10
const databasePid = Number(process.env.BENCH_POSTGRES_PID)
const databaseAtStartMs = databasePid ? processorTime([databasePid]) : 0
let databaseMs = 0
let burntMs = 0
let rounds = 0

if (isMainThread) {
  payBefore(ServerResponse.prototype, 'end')
  payBefore(Server.prototype, 'listen')
  // Not in its types, but what `spawn`, `fork` and `exec` all go through.
  const child = ChildProcess.prototype as ChildProcess & { spawn: (asked: Asked) => number }
  slowChildren(child)
  payBefore(child, 'spawn')
  // What is done apart from the server is answered by a message.
  if (process.send) payBefore(process as Required<Pick<typeof process, 'send'>>, 'send')
  setInterval(payInstalment, payEveryMs).unref()
}

type Asked = { file?: string; args?: string[] }

/** Whatever starts Node with arguments of its own would leave this module out. */
function slowChildren(prototype: { spawn: (asked: Asked) => number }): void {
  const { spawn } = prototype
  prototype.spawn = function (this: unknown, asked) {
    const { file, args } = asked
    if (file === process.execPath && args?.includes(import.meta.filename) === false) {
      args.splice(1, 0, '--import', import.meta.filename)
    }
    return spawn.call(this, asked)
  }
}

function payBefore<Name extends string>(
  prototype: Record<Name, (...given: never[]) => unknown>,
  name: Name,
): void {
  const original = prototype[name]
  prototype[name] = function (this: unknown, ...given: never[]) {
    burn(owedMilliseconds({ usedMs: usedMs(), databaseMs, burntMs }))
    return original.apply(this, given)
  }
}

/** For what goes on without a request, and for what the database did meanwhile. */
function payInstalment(): void {
  rounds += 1
  if (databasePid && rounds % databaseEveryRounds === 0) {
    databaseMs = processorTime([databasePid]) - databaseAtStartMs
  }
  burn(Math.min(instalmentMs, owedMilliseconds({ usedMs: usedMs(), databaseMs, burntMs })))
}

function burn(milliseconds: number): void {
  const started = threadMs()
  let spent = 0
  while (spent < milliseconds) spent = threadMs() - started
  burntMs += spent
}

/** All threads count, such as those that draw pictures; the main thread pays for them. */
const usedMs = (): number => total(process.cpuUsage())
const threadMs = (): number => total(process.threadCpuUsage())
const total = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
