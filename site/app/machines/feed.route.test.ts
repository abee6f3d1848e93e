import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import type { NewsFeed } from '#domain/content/page.contract.ts'
import { readerContext, type SiteReader } from '../load-context.ts'
import { loader } from './feed.route.ts'

const item = {
  id: '0197a1b2-0000-7000-8000-000000000001',
  name: 'Laser & „Dampf“ <neu>',
  href: '/neuigkeiten/laser',
  teaserText: 'Licht statt Sand.\u0008',
  publishedAt: '2026-11-17T08:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

function read(feed: Partial<NewsFeed>) {
  const reader = { news: async () => ({ name: 'Reinwerk', items: [], ...feed }) }
  const context = new RouterContextProvider()
  context.set(readerContext, () => reader as unknown as SiteReader) // what the loader asks for

  // Of what React Router hands over, all that the loader looks at.
  return loader({ context, request: new Request('http://10.0.0.7:3000/feed.xml'), params: {} } as never)
}

it('names each news by its own address, day and words, and itself', async () => {
  const answer = await read({ origin: 'https://reinwerk.example', description: 'Sauber.', items: [item] })

  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
      '<title>Neuigkeiten von Reinwerk</title><link>https://reinwerk.example/</link>' +
      '<atom:link href="https://reinwerk.example/feed.xml" rel="self" type="application/rss+xml"/>' +
      '<description>Sauber.</description><language>de</language>' +
      '<lastBuildDate>Fri, 20 Nov 2026 10:00:00 GMT</lastBuildDate>' +
      '<item><title>Laser &amp; „Dampf“ &lt;neu&gt;</title><link>https://reinwerk.example/neuigkeiten/laser</link>' +
      `<guid isPermaLink="false">${item.id}</guid><pubDate>Tue, 17 Nov 2026 08:00:00 GMT</pubDate>` +
      '<description>Licht statt Sand.</description></item></channel></rss>\n',
  )
})

it('has words for everybody, whoever takes them for HTML', async () => {
  const text = await (await read({ items: [{ ...item, teaserText: 'Ab 5 < 7 & <b>mehr</b>' }] })).text()

  expect(text).toContain(
    '<description>Ab 5 &amp;lt; 7 &amp;amp; &amp;lt;b&amp;gt;mehr&amp;lt;/b&amp;gt;</description></item>',
  )
})

it('is a feed also where there are no news, known under the address that was asked', async () => {
  const text = await (await read({})).text()

  expect(text).toContain('<link>http://10.0.0.7:3000/</link>')
  expect(text).toContain('<description>Neuigkeiten von Reinwerk</description>')
  expect(text).not.toContain('<item>')
})
