import { expect, test } from 'vitest'

import { openServer } from '../testing/open-server.ts'

test('a form of the panel is passed on as the JSON within, and marked as a form', async () => {
  const seen: unknown[] = []
  const handleApi = async (request: Request) => {
    const { headers } = request
    seen.push([headers.get('content-type'), headers.get('x-sent-as-form'), await request.json()])
    return Response.json({})
  }
  const { get, post } = await openServer({ handleApi })
  const form = new FormData()
  form.set('_payload', '{"name":"Suppe"}')
  await get('/api/orders', { method: 'POST', body: form })
  await post('/api/orders', '{"name":"Suppe"}', 'application/json')

  expect(seen).toEqual([
    ['application/json', '1', { name: 'Suppe' }],
    ['application/json', null, { name: 'Suppe' }],
  ])
})
