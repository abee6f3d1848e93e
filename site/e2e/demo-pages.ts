import type { APIRequestContext, Page } from '@playwright/test'

import { siteOf } from './all-sections.ts'

/** A phone, a tablet and a desk. */
export const widths = [390, 820, 1440] as const

/** Both websites of the demo: the restaurant, and the cleaning company with what it has at least. */
export const websites = [
  { name: 'the restaurant', originOf: String, leastPages: 5 },
  { name: 'the cleaning company', originOf: siteOf, leastPages: 20 },
] as const

/** The addresses of all pages of a website, as it tells them to search engines. */
export async function pagesOf(request: APIRequestContext, origin: string): Promise<string[]> {
  const { host, port } = new URL(origin)
  // Outside of browsers nobody resolves the names below localhost.
  const answer = await request.get(`http://localhost:${port}/sitemap.xml`, { headers: { host } })
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]

  return places.map(([, place]) => new URL(String(place)).pathname)
}

/** All sections of a website that a link can name, with the page that each is on. */
export async function namedSectionsOf(request: APIRequestContext, origin: string) {
  const { host, port } = new URL(origin)
  const found: { path: string; id: string }[] = []
  for (const path of await pagesOf(request, origin)) {
    const answer = await request.get(`http://localhost:${port}${path}`, { headers: { host } })
    // What the specification names is the section itself, what an editor names its frame. React's own begin otherwise.
    const [, content = ''] = (await answer.text()).split('<main')
    for (const [, id] of content.matchAll(/<(?:section|div) id="([a-z][^"]*)"/g))
      found.push({ path, id: String(id) })
  }

  return found
}

/** Resolves when scripts have brought the page to life and its first pictures are there. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Resolves when what the page is now has been drawn, and whatever moved by that is known. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await window.nextFrame()
  })
}

/** Scrolls down as a reader does, so that everything that waits for it has come, and back. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await window.nextFrame()
      await window.nextFrame()
    }
  })
  await page.waitForFunction(isPictured, undefined, { polling: 100 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * Runs in the page. A picture that was passed while the browser drew no frame is asked for when one comes back to it.
 * What lies beside the window may wait until it is swiped to.
 */
function isPictured(): boolean {
  const isBeside = ({ left, right }: DOMRect) => left >= innerWidth || right <= 0
  const missing = [...document.images].find(
    (image) => !image.complete && image.checkVisibility() && !isBeside(image.getBoundingClientRect()),
  )
  // Not `scrollIntoView`, after which the keyboard goes on from there.
  if (missing) scrollBy({ top: missing.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })

  return !missing
}
