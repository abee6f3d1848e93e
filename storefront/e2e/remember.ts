import type { Page } from '@playwright/test'

type Store = 'localStorage' | 'sessionStorage'

/** What the browser remembers before a page begins. The empty page that Firefox begins with has no memory. */
export function remember(page: Page, store: Store, name: string, value: string): Promise<unknown> {
  return page.addInitScript(
    ({ store, name, value }) => {
      if (window.origin !== 'null') window[store].setItem(name, value)
    },
    { store, name, value },
  )
}
