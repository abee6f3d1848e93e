import { expect, it } from 'vitest'

import { restaurantHome } from './pages/restaurant-home.data.ts'
import { restaurantPages } from './pages/restaurant-pages.data.ts'
import { cleaningSite } from './store-websites.ts'
it.each([...cleaningSite, restaurantHome, ...restaurantPages].map((page) => [page.key, page] as const))(
  'the demo page %s shows each of its pictures once',
  (_key, page) => {
    const named = (name: string) => name
    const { image, body } = page.content({
      page: named,
      picture: (name) => `picture:${name}`,
      video: named,
      priceList: 'Preisliste',
      piece: named,
      branch: named,
      category: named,
    })
    const shown = JSON.stringify([image, body]).match(/picture:[\w-]+/g) ?? []

    expect(shown).toEqual([...new Set(shown)])
  },
)
