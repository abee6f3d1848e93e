import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export interface CommandResult {
  ok: boolean
  output: string
  seconds: number
}

/** Runs a program of `node_modules/.bin` (or of the PATH); `live` shows its output while it runs. */
export function runCommand(
  [program = '', ...args]: string[],
  options: { env?: Record<string, string>; live?: boolean; timeoutMinutes?: number } = {},
): Promise<CommandResult> {
  const started = performance.now()
  return new Promise((settle) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (options.timeoutMinutes ?? 20) * 60_000,
      env: { ...process.env, FORCE_COLOR: options.live ? '1' : '0', ...options.env },
    })
    const chunks: string[] = []
    const read = (chunk: Buffer) => {
      chunks.push(chunk.toString())
      if (options.live) process.stdout.write(chunk)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    const end = (ok: boolean) =>
      settle({ ok, output: chunks.join(''), seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      chunks.push(String(error))
      end(false)
    })
    child.on('exit', (code) => end(code === 0))
  })
}
