import { expect, test } from 'vitest'

import { openServer } from '../testing/open-server.ts'
import { fieldsAsJson } from './form-as-json.ts'

test('nobody says of something else that it was a form', async () => {
  const marks: (string | null)[] = []
  const { get } = await openServer({
    handleApi: async (request: Request) => {
      marks.push(request.headers.get('x-sent-as-form'))
      return Response.json({})
    },
  })
  await get('/api/orders', {
    method: 'POST',
    body: '{"name":"Suppe"}',
    headers: { 'content-type': 'application/json', 'x-sent-as-form': '1' },
  })

  expect(marks).toEqual([null])
})

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

test('JSON is JSON in any spelling, so that nobody is told of a change that was never read', async () => {
  const types: (string | null)[] = []
  const { get } = await openServer({
    handleApi: async (request: Request) => {
      types.push(request.headers.get('content-type'))
      return Response.json({})
    },
  })
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  await get('/api/orders', { method: 'POST', body: '{"name":"Suppe"}', headers })

  expect(types).toEqual(['application/json'])
})

test('the fields of a plain form become the members of a record, and nothing that no text can hold', () => {
  const asJson = (form: string): unknown => JSON.parse(fieldsAsJson(Buffer.from(form)).toString())

  expect(asJson('ConnectionType=GetRequest&Name=K%C3%BCche+1&Name=Bar')).toEqual({
    ConnectionType: 'GetRequest',
    Name: 'Bar',
  })
  expect(asJson('')).toEqual({})
  expect(() => asJson('a=%00')).toThrow()
})
