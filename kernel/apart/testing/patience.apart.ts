import { getPriority } from 'node:os'

/** Works that a file could cause; see `do-apart.test.ts`. */
export const repeat = (given: string): string => given

export const complain = (given: string): never => {
  throw new Error(given)
}

export const neverEnd = (_given: undefined): void => {
  for (;;);
}

/** More than a process may have, in steps. */
export const takeAll = (_given: undefined): number => {
  const taken: Buffer[] = []
  for (;;) taken.push(Buffer.alloc(16 * 2 ** 20, 1))
}

/** What the process knows of where it runs. */
export const tellSecrets = (_given: undefined): string[] => Object.keys(process.env)

export const waitFor = (milliseconds: number): Promise<number> =>
  new Promise((done) => setTimeout(done, milliseconds, process.pid))

/** As whoever stops a service does it to every process of it. */
export const beStopped = (signal: NodeJS.Signals): Promise<never> => {
  process.kill(process.pid, signal)
  return new Promise(() => undefined)
}

export const tellPriority = (_given: undefined): number => getPriority()
