import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let bus: LiveBus
let shop: CornerShop
let other: CornerShop

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
  other = await openCornerShop(app.payload, 'anderswo')
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const listen = (key: string) => app.fetch(`/api/branches/${key}/shop/events`)

async function* versionsOf({ body }: Response): AsyncGenerator<number> {
  if (!body) throw new Error('The stream has no body')
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    for (const [, json = ''] of chunk.matchAll(/data: (.*)\n/g)) yield JSON.parse(json).version
  }
}

async function change(
  collection: 'branches' | 'images' | 'products',
  id: string,
  data: object,
): Promise<void> {
  const req = await createLocalReq({}, app.payload)
  await app.payload.update({ collection, id, data, ...asSystem(req) })
}

test('each change of a shop is told to who looks at it, and none of another one', async () => {
  const versions = versionsOf(await listen('eck'))
  const told = async () => (await versions.next()).value
  const first = await told()
  await change('branches', other.branch, { pauseReason: 'Nebenan ist zu.' })
  await change('branches', shop.branch, { takeawayPausedUntil: '2999-01-01T00:00:00.000Z' })
  const paused = await told()
  await change('products', shop.pizza, { soldOutUntil: '2999-01-01T00:00:00.000Z' })
  const soldOut = await told()
  await change('branches', shop.branch, { takeawayPausedUntil: null })
  await change('products', shop.pizza, { soldOutUntil: null })
  // Both are read together, or one after the other; at last it is as it was.
  let last = await told()
  while (last !== first) last = await told()

  expect(new Set([first, paused, soldOut]).size).toBe(3)
  await versions.return(undefined)
})

test('a picture that is called otherwise is told as well, for it is part of what guests see', async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { id } = await app.payload.create({
    collection: 'images',
    data: { alt: 'Gastgarten' },
    file: { name: 'garten.png', data, mimetype: 'image/png', size: data.length },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  await change('branches', shop.branch, { images: [id] })
  const versions = versionsOf(await listen('eck'))
  const first = (await versions.next()).value
  await change('images', id, { alt: 'Gastgarten unter Kastanien' })

  expect((await versions.next()).value).not.toBe(first)
  await versions.return(undefined)
})

test('there is nothing to hear of a branch that nobody may see', async () => {
  expect((await listen('gibt-es-nicht')).status).toBe(404)
})
