import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { hooksPage } from './hooks-page.ts'

const first = () => undefined
const second = () => undefined

/** Of a configuration the page reads hooks alone. */
function payloadWith(collections: Record<string, object>): Payload {
  const built = Object.entries(collections).map(([slug, hooks]) => [slug, { config: { slug, hooks } }])

  return {
    collections: Object.fromEntries(built),
    globals: { config: [] },
    config: { hooks: {} },
  } as unknown as Payload
}

it('names the hooks of each moment in the order in which they run', () => {
  const page = hooksPage(payloadWith({ orders: { afterChange: [second, first], beforeChange: [first] } }))

  expect(page).toContain('## orders\n\n- **beforeChange**: first\n- **afterChange**: second, first\n')
})

it('shows a changed order', () => {
  const page = (hooks: unknown[]) => hooksPage(payloadWith({ orders: { afterChange: hooks } }))

  expect(page([first, second])).not.toBe(page([second, first]))
})

it('refuses a hook without a name, unless it is one of Payload', () => {
  const page = (slug: string) => hooksPage(payloadWith({ [slug]: { afterChange: [() => undefined] } }))

  expect(() => page('orders')).toThrow('A hook of orders has no name')
  expect(page('payload-jobs')).toContain("afterChange**: one of Payload's")
})
