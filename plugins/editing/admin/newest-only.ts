type Work = () => Promise<unknown>

/**
 * Does one thing at a time, and of what is asked meanwhile only the newest: whoever types fast is answered as fast as
 * the server can, no request piles up behind another, and no old answer comes after a newer one.
 */
export function newestOnly(): (work: Work) => Promise<void> {
  let waiting: Work | undefined
  let isBusy = false

  return async (work) => {
    waiting = work
    if (isBusy) return
    isBusy = true
    try {
      while (waiting) {
        const next: Work = waiting
        waiting = undefined
        await next().catch((failure: unknown) => {
          // What nobody waits for any more may fail as it likes.
          if (!waiting) throw failure
        })
      }
    } finally {
      isBusy = false
    }
  }
}
