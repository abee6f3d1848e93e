import type { LoaderFunctionArgs } from 'react-router'

import type { NewsFeed } from '#domain/content/page.contract.ts'
import { feedPath } from '#domain/url-space.data.ts'
import { readerContext } from '../load-context.ts'
import { escapeXml } from './escape-xml.ts'

/** The news of the division as RSS 2.0. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { host, origin } = new URL(request.url)
  const feed = await context.get(readerContext)(host).news()

  return new Response(rssOf(feed, feed.origin ?? origin), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'x-page-until': 'changed' },
  })
}

function rssOf({ name, description, items }: NewsFeed, origin: string): string {
  const title = `Neuigkeiten von ${name}`
  const changed = items.map(({ updatedAt }) => updatedAt).toSorted()
  const last = changed.at(-1)
  const channel = [
    element('title', title),
    element('link', `${origin}/`),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    element('description', description || title),
    element('language', 'de'),
    ...(last ? [element('lastBuildDate', dateOf(last))] : []),
    ...items.map((item) => itemOf(item, origin)),
  ]

  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`
}

/** Known by its id, so that a new address or title makes no new article of it. */
function itemOf(
  { id, name, href, teaserText, publishedAt }: NewsFeed['items'][number],
  origin: string,
): string {
  const parts = [
    element('title', name),
    element('link', origin + href),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', dateOf(publishedAt)),
    // Programs take this for HTML, and it is text.
    ...(teaserText ? [element('description', escapeXml(teaserText))] : []),
  ]

  return `<item>${parts.join('')}</item>`
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** As mails write it, which is what RSS asks for. */
const dateOf = (instant: string): string => new Date(instant).toUTCString()
