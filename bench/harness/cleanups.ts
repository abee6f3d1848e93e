export interface Cleanups {
  /** What was opened last is closed first. */
  add: (close: () => unknown) => void
}

/** Runs `work` and then everything it registered, whether it succeeds, fails or is interrupted. */
export async function withCleanups<Result>(work: (cleanups: Cleanups) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = []
  const cleanUp = async () => {
    for (const close of closers.splice(0).reverse()) {
      await Promise.resolve(close()).catch((error: unknown) => console.error(`  ${String(error)}`))
    }
  }
  const interrupt = () => void cleanUp().then(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await work({ add: (close) => closers.push(close) })
  } finally {
    await cleanUp()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
