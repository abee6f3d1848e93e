import { expect, it } from 'vitest'

import { speakGerman } from './api-errors.ts'

const page = (headers: Record<string, string>) =>
  new Response('<h1>Dieser Link gilt nicht mehr</h1>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

it('a page by which a call says that there is nothing reaches whoever asked', async () => {
  const answer = await speakGerman(page({ 'content-security-policy': "default-src 'none'" }), 'r1')

  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Dieser Link gilt nicht mehr</h1>'])
})

it('a page that nobody has written for it becomes words', async () => {
  const answer = await speakGerman(page({}), 'r1')

  expect(await answer.json()).toMatchObject({ errors: [{ code: 'not-found' }] })
})
