import type { Page } from '@playwright/test'

/** Collects everything that a page complains about while it is used. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = []

  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // So Firefox tells that a page was left while it fetched ahead; a file that is missing is told as an answer.
    if (!message.startsWith('Unable to preload CSS')) complaints.push(`exception: ${message}`)
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
