import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let data: string

beforeAll(async () => {
  app = await createTestApp()
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#1d1d1d' } })
  data = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
})

afterAll(() => app.close())

// The marks of a family are eight units, so at one of these lengths a cut falls within each of its parts.
const families = Array.from({ length: 8 }, (_, more) => `${'👨‍👩‍👧'.repeat(30)}${'a'.repeat(more)}.png`)

it.each([...families, '\ud800suppe\udc00.png', `${'\udc00'.repeat(200)}.png`])(
  'a file of a guest is kept though its name holds or leaves half a mark: %j',
  async (filename) => {
    const answer = await app.fetch('/api/uploads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filename, data }),
    })

    expect(answer.status).toBe(201)
    expect(await readJson(answer)).toMatchObject({ id: expect.any(String) })
  },
)
