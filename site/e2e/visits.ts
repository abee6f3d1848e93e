import type { Locator, Page } from '@playwright/test'

import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'

type Visit = { baseURL: string | undefined; path: string; width?: number; host?: string }

/** Opens a page of the cleaning company, whose news would lie over whatever is looked at first, or of another house. */
export async function visit(page: Page, { baseURL, path, width, host }: Visit): Promise<void> {
  await remember(page, 'sessionStorage', 'news', '1')
  if (width) await page.setViewportSize({ width, height: 900 })
  const origin = host ? String(baseURL).replace('localhost', host) : siteOf(baseURL)
  await page.goto(origin + path)
}

/** Scrolls until an element's edge stands this far below the top of the window, and its page has drawn that. */
export function scrollEdgeTo(
  element: Locator,
  edge: 'top' | 'bottom',
  place: number | 'middle',
): Promise<void> {
  return element.evaluate(
    async (node, { edge, place }) => {
      const wanted = place === 'middle' ? innerHeight / 2 : place
      document.documentElement.style.scrollBehavior = 'auto'
      scrollBy(0, node.getBoundingClientRect()[edge] - wanted)
      for (let frame = 0; frame < 3; frame += 1) await window.nextFrame()
    },
    { edge, place },
  )
}
