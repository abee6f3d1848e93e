import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { mostAgeMs } from './age-limit.data.ts'
import { GaveUp, type GiveUpReason } from './gave-up.ts'
import { type Lane, oneOfFew } from './one-of-few.ts'
import { politeness, type Politeness, stepBack } from './step-back.ts'

type Work = (input: never) => unknown
type Done<Some extends Work> = Awaited<ReturnType<Some>>
type Answer = { result: unknown } | { problem: string } | { missing: string }
type Patience = {
  lane: Lane
  /** How long the work may take. */
  deadlineMs?: number
  /** How long it may wait for its turn. */
  patienceMs?: number
  signal?: AbortSignal | undefined
}

// Not imported: the bundle of the admin panel would follow it, and take in whatever may ever be worked on apart.
const { fork } = process.getBuiltinModule('node:child_process')
const script = path.resolve(path.dirname(fileURLToPath(import.meta.url)), 'apart-process.ts')
export const usualPatienceMs = 30_000
/** Long enough for the next picture of a page, short enough that a quiet house keeps its memory. */
const idleMs = 30_000
/** More than one are kept only while files come at the same time. */
const spareIdleMs = 200
/** Each ends by itself when it is twice as old. */
const mostUsedMs = mostAgeMs / 2
/** The C library of Linux keeps what a decoder has used, a third of the process, unless it is told to give it back. */
const returnsMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '100000' }
/** Whoever stops the service means every process of it, and says nothing of the file that one of them has. */
const fromOutside: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP']
const begunAtMs = new WeakMap<ChildProcess, number>()
/** Who has stepped back once cannot come forward again, so each kind of work has processes of its own. */
const idle: { child: ChildProcess; end: NodeJS.Timeout; by: Politeness }[] = []

/**
 * Does work with a file in a process of its own, because whoever made the file may have aimed at what reads it:
 * the process is killed when it takes too long or too much memory, and takes only this file with it. The work is
 * named by its file and export, as in `collections/…/read-font-file.apart.ts#readFontFile`. What the work throws,
 * this throws; what never ends is a `GaveUp`.
 */
export function doApart<Some extends Work>(
  work: string,
  input: Parameters<Some>[0],
  { lane, deadlineMs = usualPatienceMs, patienceMs = deadlineMs, signal }: Patience,
): Promise<Done<Some>> {
  const by = lane === 'ahead' ? politeness.ahead : politeness.waitedFor
  const doIt = async (): Promise<Done<Some>> => {
    const answer = await ask({ child: idleOrNew(by), by }, { work, input }, deadlineMs)
    if ('missing' in answer) throw new GaveUp('passing', new Error(answer.missing))
    if ('problem' in answer) throw new Error(answer.problem)
    // The same function has answered on the other side.
    return answer.result as Done<Some>
  }

  return oneOfFew(lane, doIt, { bytes: bytesIn(input), signal, patienceMs })
}

/** A file comes as it is, or as a part of what is asked about it. */
function bytesIn(input: unknown): number {
  if (input instanceof Uint8Array) return input.byteLength
  if (typeof input !== 'object' || input === null) return 0

  return Object.values(input).reduce(
    (sum, part) => sum + (part instanceof Uint8Array ? part.byteLength : 0),
    0,
  )
}

type Asked = { child: ChildProcess; by: Politeness }

function ask({ child, by }: Asked, order: object, deadlineMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(deadline)
      child.removeAllListeners()
    }
    const giveUp = (reason: GiveUpReason, cause?: unknown) => {
      settle()
      // A process that is gone may still have something to complain about.
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      reject(new GaveUp(reason, cause))
    }
    const deadline = setTimeout(giveUp, deadlineMs, 'late')
    child.once('message', (answer: Answer) => {
      settle()
      keepIdle({ child, by })
      resolve(answer)
    })
    child.once('exit', (code, signal) => {
      giveUp(signal !== null && fromOutside.includes(signal) ? 'passing' : 'ended', signal ?? code)
    })
    child.once('error', (error) => giveUp('passing', error))
    child.send(order, (error) => error && giveUp('passing', error))
  })
}

function idleOrNew(by: Politeness): ChildProcess {
  const at = idle.findLastIndex((each) => each.by === by)
  const [known] = at < 0 ? [] : idle.splice(at, 1)
  if (known) {
    clearTimeout(known.end)
    known.child.removeAllListeners()
    known.child.ref()
    known.child.channel?.ref()
    return known.child
  }

  const child = start(by)
  begunAtMs.set(child, performance.now())
  return child
}

/** Some failures are told by an event, and some, as a lack of memory, are thrown. */
function start(by: Politeness): ChildProcess {
  try {
    const child = fork(script, {
      execArgv: ['--max-old-space-size=384', '--max-semi-space-size=1'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the product is of use to a decoder, least of all its secrets.
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...returnsMemory },
    })
    stepBack(child.pid, by)
    return child
  } catch (error) {
    throw new GaveUp('passing', error)
  }
}

/** It keeps nobody from ending: the server, a script or a test. */
function keepIdle({ child, by }: Asked): void {
  const leave = () => {
    const at = idle.findIndex((each) => each.child === child)
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.end)
    child.kill('SIGKILL')
  }
  child.once('exit', leave)
  child.once('error', leave)
  if (performance.now() - (begunAtMs.get(child) ?? 0) > mostUsedMs) return leave()
  child.unref()
  child.channel?.unref()
  const restMs = idle.some((each) => each.by === by) ? spareIdleMs : idleMs
  idle.push({ child, by, end: setTimeout(leave, restMs).unref() })
}
