import { ownMegabytes } from './processor-time.ts'

const lookEveryMs = 250

/** Looks at the memory of processes and their descendants until it is stopped, and then answers the most. */
export function watchMemory(pids: number[]): { stop: () => number } {
  let most = 0
  const look = () => {
    most = Math.max(most, ownMegabytes(pids))
  }
  const timer = setInterval(look, lookEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return most
    },
  }
}
