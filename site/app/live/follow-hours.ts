/** Whoever leaves a page open is told when the house opens or closes, in the words of the server. */
export function followHours(page: Document, { ask = askAgain, spread = Math.random }: Options = {}): void {
  const told = () => [...page.querySelectorAll<HTMLElement>('[data-open-until]')]
  const until = () => told()[0]?.dataset.openUntil ?? ''

  const wait = () => {
    const left = Date.parse(until()) - Date.now()
    // The pages of many visitors end at the same minute, so they do not ask in the same second.
    const soon = Math.max(left, 0) + 2000 + spread() * 20_000
    if (!Number.isNaN(left)) setTimeout(follow, Math.min(soon, longestWait))
  }
  const follow = async () => {
    const before = until()
    if (Date.now() < Date.parse(before)) return wait()
    replace(told(), await ask())
    // A clock of the visitor that is ahead of the server's would ask without end.
    if (until() !== before) wait()
  }
  wait()
}

type Options = { ask?: () => Promise<Document | null>; spread?: () => number }

/** A timer that is set for longer may overflow. */
const longestWait = 6 * 3_600_000

/** Better nothing than what is no longer true. */
function replace(old: HTMLElement[], next: Document | null): void {
  const fresh = [...(next?.querySelectorAll<HTMLElement>('[data-open-until]') ?? [])]
  for (const [at, place] of old.entries()) {
    const told = fresh[at]
    if (told) place.replaceWith(place.ownerDocument.adoptNode(told))
    else place.remove()
  }
}

async function askAgain(): Promise<Document | null> {
  const answer = await fetch(location.href).catch(() => null)

  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
}
