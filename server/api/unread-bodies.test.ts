import { expect, test } from 'vitest'

import { openServer } from '../testing/open-server.ts'

test.each([
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/merge-patch+json',
  'application/json-patch+json',
  'application/octet-stream',
  'multipart/mixed; boundary=edge',
  'nonsense',
  '',
])('a body that calls itself „%s“ is refused, for nobody would read it', async (type) => {
  const kitchen = { calls: 0 }
  const handleApi = async () => {
    kitchen.calls += 1
    return Response.json({})
  }
  const { url } = await openServer({ handleApi })
  const send = (body: string) =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      // Without a type of its own, which a text would give it.
      body: new Blob([body]),
    })
  const answer = await send('{"a":1}')

  expect([answer.status, await answer.json()]).toEqual([
    415,
    { errors: [{ code: 'unsupported-media-type', message: 'Dieses Datenformat wird nicht unterstützt.' }] },
  ])
  expect(kitchen.calls).toBe(0)
  // A button that sends nothing says of what kind it is, or not.
  expect((await send('')).status).toBe(200)
})
