import { isReached, type Judged } from './measure.ts'

/** What a bench ends with: reached or missed as it should, or the opposite. A crash ends with Node's own 1. */
const asWanted = 0
const otherwise = 2

/** A slowed product has to miss every goal that does not say why it need not, and to be as right as ever. */
export function codeOf({ verdicts, isSound }: Judged, isSlowed: boolean): number {
  const areAsWanted = isSlowed
    ? verdicts.every((verdict) => verdict.reachedSlowed !== undefined || !isReached(verdict))
    : verdicts.every(isReached)
  return areAsWanted && isSound ? asWanted : otherwise
}

export interface Outcome {
  isAsWanted: boolean
  isBroken: boolean
  /** The lines that the bench pronounced, without its name. */
  verdicts: string[]
  seconds: number
}

/** Reads from a bench's end and its lines how it went. */
export function outcomeOf(run: { code: unknown; output: string; seconds: number }): Outcome {
  return {
    isAsWanted: run.code === asWanted,
    isBroken: run.code !== asWanted && run.code !== otherwise,
    verdicts: run.output.split('\n').filter((line) => /^\S.*: ratio .* \(goal /.test(line)),
    seconds: run.seconds,
  }
}

/** One line for a table at the end. */
export function summaryLine(name: string, outcome: Outcome, isSlowed: boolean): string {
  const { isAsWanted, isBroken, verdicts, seconds } = outcome
  const reached = isAsWanted !== isSlowed ? 'reached' : 'missed'
  const word = isBroken ? 'BROKEN' : reached
  const told = verdicts.map((line) => line.replace(`${name}: `, '').replace(`${name}, `, '')).join('; ')
  return `${isAsWanted ? '✓' : '✗'} ${name.padEnd(22)} ${word.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${told}`
}
