const mostAtOnce = 2
const waiting: (() => void)[] = []
const kitchen = { busy: 0 }

/** Decoded pictures are large, so only a few are in memory at a time. */
export async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (kitchen.busy >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else kitchen.busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else kitchen.busy -= 1
  }
}
