import { isError } from '#kernel/log/describe-error.ts'

import type { Log } from './log.ts'

const levels = {
  debug: 'debug',
  dir: 'debug',
  log: 'info',
  info: 'info',
  table: 'debug',
  warn: 'warn',
  error: 'error',
  trace: 'error',
} as const satisfies Partial<Record<keyof Console, 'debug' | 'info' | 'warn' | 'error'>>

/**
 * What libraries print goes through the log as well: Next and React print errors as they are, and with them the
 * values of the statement that failed. Answers how to give the console back.
 */
export function logConsole(log: Log, target: Partial<Console> = console): () => void {
  const names = Object.keys(levels) as (keyof typeof levels)[]
  const own = names.map((name) => [name, target[name]] as const)
  for (const name of names) {
    target[name] = (...printed: unknown[]) => writeLine(log, levels[name], printed)
  }

  return () => own.forEach(([name, print]) => Object.assign(target, { [name]: print }))
}

function writeLine(log: Log, level: (typeof levels)[keyof typeof levels], printed: unknown[]): void {
  const errors = printed.filter(isError)
  const words = printed.find((each) => typeof each === 'string')?.trim() || 'console'

  if (errors.length === 0) log[level](words)
  else log[level]({ err: errors[0], ...(errors.length > 1 && { errors: errors.slice(1) }) }, words)
}
