import type { Page } from '@playwright/test'

/** So Firefox tells that a page was left while it fetched files or listened; a file that is missing is told as an answer. */
const leftBehind = [
  /^Unable to preload CSS/,
  /^error loading dynamically imported module/,
  /^The connection to \S+ was interrupted while the page was loading/,
]

/** So it says to the shop, which is an app, that a test has no worker. */
const blocked = 'Service Worker registration blocked by Playwright'

/** Collects everything that a page complains about while it is used. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = []

  page.on('console', (message) => {
    const isOurs = message.text() !== blocked
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!leftBehind.some((words) => words.test(message))) complaints.push(`exception: ${message}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`answer: ${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Who leaves a page leaves its pictures and streams behind; Chromium and Firefox name it differently.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'NS_BINDING_ABORTED')
      complaints.push(`request: ${reason} ${request.url()}`)
  })

  return complaints
}
