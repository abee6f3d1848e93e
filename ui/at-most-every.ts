/** Calls at most once in the given time, and once more at its end if something came in between. */
export function atMostEvery(milliseconds: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false

  const rest = () => {
    timer = undefined
    if (isWanted) run()
  }
  const run = () => {
    isWanted = false
    timer = setTimeout(rest, milliseconds)
    call()
  }

  return () => {
    if (timer === undefined) run()
    else isWanted = true
  }
}
