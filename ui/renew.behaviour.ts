import type { Behaviour } from './behaviour.ts'

/** The server's page has a second of grace, and clocks differ a little. */
const graceMs = 3000
const longestWaitMs = 3_600_000

/**
 * Asks for the page again once the clock has made something else of this part (`data-until`), and shows what it says then.
 * Whoever looks at a page that was open overnight sees it as it is now.
 */
export const renewBehaviour: Behaviour = (element) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const place = [...document.querySelectorAll('[data-behaviour="renew"]')].indexOf(element)

  const wait = () => {
    clearTimeout(timer)
    const dueMs = dueAt(element)
    if (dueMs === null) return
    timer = setTimeout(look, Math.min(longestWaitMs, Math.max(0, dueMs - Date.now())))
  }
  const look = () => {
    const dueMs = dueAt(element)
    if (dueMs === null) return
    if (Date.now() < dueMs || document.hidden) wait()
    else void renew()
  }
  const renew = async () => {
    const until = element.dataset.until
    delete element.dataset.until
    const fresh = await sameIn(place).catch(() => null)
    // A page that still ends at the same instant was not made anew: this browser's clock is ahead.
    if (!fresh || fresh.dataset.until === until) return
    element.replaceChildren(...fresh.childNodes)
    if (fresh.dataset.until) element.dataset.until = fresh.dataset.until
    wait()
  }

  document.addEventListener('visibilitychange', look)
  wait()
}

function dueAt({ dataset }: HTMLElement): number | null {
  const untilMs = Date.parse(dataset.until ?? '')

  return Number.isNaN(untilMs) ? null : untilMs + graceMs
}

/** The part at the same place of the page as the server shows it now. */
async function sameIn(place: number): Promise<HTMLElement | null> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')

  return page.querySelectorAll<HTMLElement>('[data-behaviour="renew"]')[place] ?? null
}
