import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { page, picture, website } from '#blocks/ui/examples.fixture.ts'
import type { PagePlace, PageView } from '#domain/content/page.contract.ts'
import { type KeptHere, keptHere } from '../kept-here.ts'
import { readerContext, type SiteReader } from '../load-context.ts'
import PageRoute, { loader } from './page.route.tsx'
import { pageMeta } from './page-meta.ts'
import { structuredData } from './structured-data.ts'

const origin = 'https://reinwerk.example'
const root = { website, origin, path: '/seite' }

type Found = { place?: PagePlace; page?: PageView }

/** What the page answers when the API answers this. */
async function ask(path: string, { place = { kind: 'page', hasWebsite: true }, page: found = page }: Found) {
  const reader: SiteReader = {
    website: async () => website,
    place: async () => place,
    page: async () => found,
    typed: async () => found,
    map: async () => ({ pages: [] }),
  }
  const context = new RouterContextProvider()
  context.set(readerContext, () => reader)
  const request = new Request(origin + path)

  try {
    const { data, init } = await loader({ request, context, params: {} } as never)
    return { status: init?.status ?? 200, kind: (data as KeptHere<{ kind: string }>).value.kind }
  } catch (error) {
    if (!(error instanceof Response)) throw error
    return { status: error.status, location: error.headers.get('location') }
  }
}

describe('an address', () => {
  const site = { hasWebsite: true }

  it.each([
    ['/seite', {}, { status: 200, kind: 'page' }],
    ['/Seite/', {}, { status: 308, location: '/seite' }],
    ['/%zz', { place: { kind: 'none', ...site } }, { status: 404, kind: 'missing' }],
    ['/weg', { place: { kind: 'gone', ...site } }, { status: 410, kind: 'gone' }],
    [
      '/alt',
      { place: { kind: 'redirect', status: 301, target: '/neu', ...site } },
      { status: 301, location: '/neu' },
    ],
    ['/seite', { page: { ...page, type: 'custom_blog' } }, { status: 500, kind: 'unconfigured' }],
  ] satisfies [string, Found, object][])('%s with %j is answered by %j', async (path, found, answer) => {
    expect(await ask(path, found)).toEqual(answer)
  })
})

function markupOf(answer: object): string {
  const frame = ({ children }: { children?: ReactNode }) => children ?? <Outlet />
  const Site = createRoutesStub([
    { id: 'root', Component: frame, children: [{ id: 'page', path: '*', Component: PageRoute }] },
  ])
  const loaderData = { root: keptHere(root), page: keptHere(answer) }

  return renderToStaticMarkup(<Site initialEntries={['/seite']} hydrationData={{ loaderData }} />)
}

describe('a page', () => {
  it('of a type that is not configured shows the error view', () => {
    const markup = markupOf({ kind: 'unconfigured' })

    expect(markup).toContain('<h1>500 Internal Server Error</h1>')
    expect(markup).toContain('Leider ist ein interner Fehler aufgetreten.')
  })

  it('that is missing leads on by the menu', () => {
    expect(markupOf({ kind: 'missing' })).toContain('404 Not Found')
    expect(markupOf({ kind: 'gone' })).toContain('href="/"')
  })

  it('of news has its picture on top, if it has one, and its day', () => {
    const news = { ...page, type: 'custom_news', publishedAt: '2026-11-20T10:00:00.000Z' }
    const withPicture = markupOf({ kind: 'page', page: { ...news, content: { image: picture } } })

    expect(withPicture).toMatch(/<article><span[^>]*><img[^>]*fetchPriority="high".*<h1>Seite<\/h1>/i)
    expect(withPicture).toContain('20.11.2026')
    expect(markupOf({ kind: 'page', page: news })).not.toContain('<img')
  })
})

describe('what machines read', () => {
  it('names one address, a title and a card with its picture', () => {
    const tags = pageMeta(root, { ...page, seo: { isIndexed: true, image: picture } })

    expect(tags).toContainEqual({ title: 'Seite – Reinwerk' })
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/seite` })
    expect(tags).toContainEqual({ property: 'og:url', content: `${origin}/seite` })
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('asks search engines to leave out what is hidden or missing', () => {
    const hidden = { name: 'robots', content: 'noindex' }

    expect(pageMeta(root, { ...page, seo: { isIndexed: false } })).toContainEqual(hidden)
    expect(pageMeta(root, null)).toContainEqual(hidden)
  })

  it('tells of the business, each of its places, the article and the way to it', () => {
    const branch = { identifier: 'see', name: 'Am See', street: 'Seeweg 1', city: 'Bregenz' }
    const news = { ...page, type: 'custom_news', trail: [{ id: 'h', name: 'Start', href: '/' }] }
    const graph = structuredData({ ...root, website: { ...website, branches: [branch] }, page: news })[
      '@graph'
    ]

    expect(graph.map((entry) => entry['@type'])).toEqual([
      'Organization',
      'LocalBusiness',
      'Article',
      'BreadcrumbList',
    ])
    expect(graph[1]).toMatchObject({ '@id': `${origin}/store/see`, name: 'Am See' })
    expect(graph[3]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Start', item: `${origin}/` },
        { position: 2, name: 'Seite', item: `${origin}/seite` },
      ],
    })
  })
})
