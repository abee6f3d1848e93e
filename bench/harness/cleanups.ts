export interface Cleanups {
  /** What was opened last is closed first. */
  add: (close: () => unknown) => void
}

/** Runs `work` and then everything it registered, whether it succeeds, fails or is interrupted. */
export async function withCleanups<Result>(work: (cleanups: Cleanups) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = []
  let closing: Promise<void> | undefined
  // An interrupted `work` fails while things are closed, and must then wait for the same closing.
  const cleanUp = () => (closing ??= closeAll(closers))
  const interrupt = () => void cleanUp().then(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await work({ add: (close) => closers.push(close) })
  } finally {
    await cleanUp()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

async function closeAll(closers: (() => unknown)[]): Promise<void> {
  for (const close of closers.toReversed()) {
    try {
      await close()
    } catch (error) {
      console.error(`  ${String(error)}`)
    }
  }
}
