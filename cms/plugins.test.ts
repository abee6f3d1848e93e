import type { Config } from 'payload'
import { expect, it } from 'vitest'

import { restPlugin } from '#plugins/rest/rest.plugin.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'
import { plugins } from './plugins.ts'

async function hooksWith(order: typeof plugins): Promise<unknown> {
  let config = { collections, globals } as Config
  for (const plugin of order) config = await plugin(config)

  return [...(config.collections ?? []), ...(config.globals ?? [])].map(({ slug, hooks }) => [
    slug,
    Object.entries(hooks ?? {})
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([moment, list]) => [moment, (list as CallableFunction[]).map(({ name }) => name)]),
  ])
}

it('hooks have their turns whatever the order of the plugins is', async () => {
  // Its calls stand in for those that nobody else answers, so it comes after whoever answers some.
  const others = plugins.filter((plugin) => plugin !== restPlugin)
  const turnedRound = [...others.toReversed(), restPlugin]

  expect(await hooksWith(turnedRound)).toEqual(await hooksWith(plugins))
})
