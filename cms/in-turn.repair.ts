/**
 * Repairs `payload`, `dist/collections/operations/update.js`: many records are changed all at once within one transaction,
 * and so over one connection. The driver tolerates that with a warning until its next major version, so what is asked
 * waits for its turn.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()

  return (work) => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
}
