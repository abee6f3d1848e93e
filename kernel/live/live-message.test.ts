import { expect, test } from 'vitest'

import { liveMessages, parseLiveMessage } from './live-message.ts'

test('a short list of tags travels in one message, each tag once', () => {
  expect(liveMessages(['products', 'products:1', 'products'])).toEqual(['{"tags":["products","products:1"]}'])
})

test('a long list is split so that no message reaches the limit of NOTIFY and no tag is lost', () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `products:ä-${index}`)

  const messages = liveMessages(tags)

  expect(Math.max(...messages.map((message) => Buffer.byteLength(message)))).toBeLessThan(8000)
  expect(messages.flatMap((message) => parseLiveMessage(message)?.tags ?? [])).toEqual(tags)
})

test.each([undefined, '', 'no json', 'null', '[]', '{"tags":"products"}', '{"tags":[1]}'])(
  'a message that is not ours is ignored: %s',
  (payload) => {
    expect(parseLiveMessage(payload)).toBeNull()
  },
)
