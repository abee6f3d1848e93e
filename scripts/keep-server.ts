import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { createBackOff, tellFall } from './console/back-off.ts'
import { StartProblem } from './console/steps.ts'
import { noticeSilence } from './notice-silence.ts'

export type ServerProcess = {
  file: string
  folder: string
  environment: NodeJS.ProcessEnv
  nodeArguments: string[]
}

export type KeptServer = {
  /** Resolves with its address once it is open. */
  open: () => Promise<string>
  end: (asked?: { isAlreadyAsked: boolean }) => Promise<void>
}

type Keeping = {
  /** Whether a process that fell over is started again; while developing, the next saved file does that. */
  isKept: boolean
  /** Hears that the server was ended by somebody else than us, and in good order. */
  onLeave: () => void
  tell?: (line: string) => void
}

/** The server in a process of its own, which is started again when it dies of a fault or stands still. */
export function keepServer(
  server: ServerProcess,
  { isKept, onLeave, tell = console.error }: Keeping,
): KeptServer {
  const nextFall = createBackOff()
  const state: { child: ChildProcess | null; isEnding: boolean } = { child: null, isEnding: false }

  const open = async () => {
    state.isEnding = false
    const { child, url } = startProcess(server)
    state.child = child
    const whyKilled = isKept ? killWhenStill(child) : () => null
    const opened = await url
    child.once('exit', (code, signal) => {
      if (state.isEnding || state.child !== child) return
      if (code === 0) onLeave()
      else if (isKept) void standUp(whyKilled() ?? signal ?? `Code ${code}`)
    })
    return opened
  }
  const standUp = async (reason: string): Promise<void> => {
    const fall = nextFall()
    tell(`✗ Der Server ist ausgefallen (${reason}). ${tellFall(fall)}.`)
    await pause(fall.pauseMs)
    if (state.isEnding) return
    await open().then(
      () => tell('✓ Der Server läuft wieder.'),
      () => (state.isEnding ? undefined : standUp('er startet nicht')),
    )
  }
  const end = async ({ isAlreadyAsked } = { isAlreadyAsked: false }) => {
    state.isEnding = true
    const { child } = state
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (!isAlreadyAsked) child.kill('SIGTERM')
    await ended
  }
  return { open, end }
}

/** Nothing but this ends an endless loop; answers whether it was needed, in words. */
function killWhenStill(child: ChildProcess): () => string | null {
  let isStill = false
  noticeSilence(child, () => {
    isStill = true
    child.kill('SIGKILL')
  })
  return () => (isStill ? 'er antwortet nicht mehr' : null)
}

function startProcess({ file, folder, environment, nodeArguments }: ServerProcess) {
  const child = fork(file, { cwd: folder, env: environment, execArgv: nodeArguments })
  const url = new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url)
    })
    // Without memory or processes to spare there is none at all; later it hears what could not be sent.
    child.on('error', ({ message }) => {
      reject(new StartProblem(`Der Server konnte nicht gestartet werden (${message}).`))
    })
    child.once('exit', () => {
      reject(new StartProblem('Der Server ist nicht gestartet, der Grund steht darüber.'))
    })
  })
  return { child, url }
}
