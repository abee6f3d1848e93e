import type { MetaDescriptor } from 'react-router'

import { picturePath } from '#domain/content/media-paths.ts'
import { faceOfPage } from '#domain/content/page-face.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import { feedPath } from '#domain/url-space.data.ts'
import type { RootData } from '../root-data.ts'
import { type Message, messages } from './messages.texts.ts'

type Shown = { kind: 'page'; page: PageView } | { kind: Message }

/** Title, description, canonical address, news feed and social card of a page. */
export function pageMeta(root: RootData | undefined, shown: Shown): MetaDescriptor[] {
  const name = root?.website.name ?? ''
  if (!root || shown.kind !== 'page') {
    const title =
      shown.kind === 'page' ? name : [messages[shown.kind].title, name].filter(Boolean).join(' – ')
    return [{ title }, { name: 'robots', content: 'noindex' }]
  }

  const { page } = shown
  const { website, origin } = root
  const {
    title,
    description,
    picture: image,
  } = faceOfPage({
    ...page,
    isHome: page.href === '/',
    brand: { name, description: website.description, picture: website.previewImage },
  })
  const address = `${origin}${page.href}`

  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.news.length > 0 ? [feedLink(name)] : []),
    { property: 'og:type', content: page.type === 'custom_news' ? 'article' : 'website' },
    { property: 'og:locale', content: 'de_AT' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    ...(image
      ? [
          { property: 'og:image', content: `${origin}${picturePath(image, 'medium')}` },
          { property: 'og:image:alt', content: image.alt ?? '' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(page.seo.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const feedLink = (name: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Neuigkeiten von ${name}`,
  href: feedPath,
})
