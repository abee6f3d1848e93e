import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { parseBody } from './parse-request.ts'

/** Payload adds to a standard request what is not needed here. */
const requestOf = (type: string, body: string) =>
  new Request('http://localhost/api/orders', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  }) as unknown as PayloadRequest
const schema = z.object({ a: z.number() })

test('a form is not read as JSON, because nobody has looked at what it holds', async () => {
  await expect(
    parseBody(requestOf('multipart/form-data; boundary=x', '{"a":1}'), schema),
  ).rejects.toMatchObject({
    code: 'unsupported-media-type',
  })
  await expect(parseBody(requestOf('Multipart/Mixed', '{"a":1}'), schema)).rejects.toThrow('')
  expect(await parseBody(requestOf('text/plain', '{"a":1}'), schema)).toEqual({ a: 1 })
})

test.each([String.raw`{"a":"\u0000"}`, '{'])(
  'a body that is no JSON a database can keep is refused: %s',
  async (body) => {
    await expect(parseBody(requestOf('application/json', body), z.object({}))).rejects.toMatchObject({
      code: 'malformed-json',
    })
  },
)
