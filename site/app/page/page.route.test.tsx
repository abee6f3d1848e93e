import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { page, picture, website } from '#ui/examples.fixture.ts'
import type { PagePlace, PageView, WebsiteView } from '#domain/content/page.contract.ts'
import { type KeptHere, keptHere } from '../kept-here.ts'
import { readerContext, type SiteReader } from '../load-context.ts'
import PageRoute, { loader } from './page.route.tsx'
import { pageMeta } from './page-meta.ts'
import { structuredData } from './structured-data.ts'
import { StructuredData } from './structured-data.tsx'

const origin = 'https://reinwerk.example'
const root = { website, origin, path: '/seite' }

type Found = { place?: PagePlace; page?: PageView }

const load = (path: string, found: Found = {}) => loader(argsFor(path, found))

/** What the server hands to the loader when the API answers this. */
function argsFor(path: string, { place = { kind: 'page', hasWebsite: true }, page: found = page }: Found) {
  const reader: SiteReader = {
    website: async () => website,
    place: async () => place,
    page: async () => found,
    typed: async () => found,
    news: async () => ({ name: website.name, items: [] }),
    map: async () => ({ pages: [] }),
  }
  const context = new RouterContextProvider()
  context.set(readerContext, () => reader)

  // Of what React Router hands over, all that the loader looks at.
  return { request: new Request(origin + path), context, params: {} } as never
}

async function ask(path: string, found: Found) {
  try {
    const { data, init } = await load(path, found)
    return { status: init?.status ?? 200, kind: (data as KeptHere<{ kind: string }>).value.kind }
  } catch (error) {
    if (!(error instanceof Response)) throw error
    return { status: error.status, location: error.headers.get('location') }
  }
}

/** A link for people without a login, made long ago. */
const ended = `0197a1b2-0000-7000-8000-000000000001.${(1_700_000_000).toString(36)}.${'x'.repeat(43)}`

describe('an address', () => {
  const site = { hasWebsite: true }

  it.each([
    ['/seite', {}, { status: 200, kind: 'page' }],
    ['/Seite/', {}, { status: 308, location: '/seite' }],
    ['/%zz', { place: { kind: 'none', ...site } }, { status: 404, kind: 'missing' }],
    [`/bald?preview=${ended}`, { place: { kind: 'none', ...site } }, { status: 410, kind: 'ended' }],
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

it.each([
  [[{ blockType: 'content' }], null],
  [[{ blockType: 'content' }, { blockType: 'form' }], 'yes'],
  [[{ blockType: 'customForm' }], 'yes'],
])('a page of %j says of scripts that are not ours: %j', async (body, isPrivate) => {
  const answer = await load('/seite', { page: { ...page, body } })

  expect(new Headers(answer?.init?.headers).get('x-page-private')).toBe(isPrivate)
})

describe('a page that is shown before it is published', () => {
  it('is kept by nobody, found by nobody, and tells its key to nobody', async () => {
    const headers = new Headers((await load('/Anderswo?preview=key'))?.init?.headers)

    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-page-private': 'yes',
    })
  })

  it('is marked, unlike the one that visitors get', async () => {
    const answerOf = async (path: string) => ((await load(path)) as { data: KeptHere<object> }).data.value

    expect(await answerOf('/seite?preview=key')).toMatchObject({
      isPreview: true,
      page: { seo: { isIndexed: false } },
    })
    expect(await answerOf('/seite')).not.toHaveProperty('isPreview')
    expect(new Headers((await load('/seite'))?.init?.headers).get('x-page-until')).toBe('changed')
  })
})

function markupOf(answer: object, around: object = root): string {
  const frame = ({ children }: { children?: ReactNode }) => children ?? <Outlet />
  const Site = createRoutesStub([
    { id: 'root', Component: frame, children: [{ id: 'page', path: '*', Component: PageRoute }] },
  ])
  const loaderData = { root: keptHere(around), page: keptHere(answer) }

  return renderToStaticMarkup(<Site initialEntries={['/seite']} hydrationData={{ loaderData }} />)
}

describe('a page', () => {
  it('of a type that is not configured shows the error view', () => {
    const markup = markupOf({ kind: 'unconfigured' })

    expect(markup).toContain('<p class="quiet" lang="en">500 Internal Server Error</p>')
    expect(markup).toContain('Leider ist ein interner Fehler aufgetreten.')
  })

  it.each([
    ['missing', 'Diese Seite gibt es nicht', '404 Not Found'],
    ['gone', 'Diese Seite gibt es nicht mehr', '410 Gone'],
    ['unconfigured', 'Das hat leider nicht geklappt', '500 Internal Server Error'],
  ] as const)(
    'that is %s says so in German, and how machines call it in small letters',
    (kind, title, status) => {
      const markup = markupOf({ kind })

      expect(markup).toContain(`<h1>${title}</h1>`)
      expect(markup).toContain(`<p class="quiet" lang="en">${status}</p>`)
      expect(pageMeta(root, { kind })).toContainEqual({ title: `${title} – Reinwerk` })
    },
  )

  it('that is missing leads on by the menu', () => {
    expect(markupOf({ kind: 'missing' })).toContain('Leider wurde die angeforderte Seite nicht gefunden.')
    expect(markupOf({ kind: 'gone' })).toContain('href="/"')
    expect(markupOf({ kind: 'ended' })).toContain('Bitte lassen Sie sich einen neuen Link schicken.')
  })

  it('has the news over it, but not where they lead to, on pages of the law, or where there is no page', () => {
    const newsOverlay = { name: 'Unser Laser ist da', href: '/neuigkeiten/laser' }
    const frame = {
      ...root,
      website: { ...website, newsOverlay, legalLinks: [{ label: 'Impressum', href: '/impressum' }] },
    }
    const isOver = (answer: object) => markupOf(answer, frame).includes('data-news-overlay')
    const at = (href: string) => isOver({ kind: 'page', page: { ...page, href } })

    expect([at('/'), at('/neuigkeiten/laser'), at('/impressum'), isOver({ kind: 'missing' })]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('of news has its picture on top, if it has one, and its day', () => {
    const news = { ...page, type: 'custom_news', publishedAt: '2026-11-20T10:00:00.000Z' }
    const withPicture = markupOf({ kind: 'page', page: { ...news, content: { image: picture } } })

    expect(withPicture).toMatch(/<article[^>]*><span[^>]*><img[^>]*fetchPriority="high".*<h1>Seite<\/h1>/i)
    expect(withPicture).toContain('20.11.2026')
    expect(markupOf({ kind: 'page', page: news })).not.toContain('<img')
  })
})

describe('what machines read', () => {
  const metaOf = (shown: PageView) => pageMeta(root, { kind: 'page', page: shown })

  it('names one address, a title and a card with its picture', () => {
    const tags = metaOf({ ...page, seo: { isIndexed: true, image: picture } })

    expect(tags).toContainEqual({ title: 'Seite – Reinwerk' })
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/seite` })
    expect(tags).toContainEqual({ property: 'og:url', content: `${origin}/seite` })
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Neuigkeiten von Reinwerk',
      href: '/feed.xml',
    })
    expect(metaOf({ ...page, news: [] })).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }))
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('asks search engines to leave out what is hidden or missing', () => {
    const hidden = { name: 'robots', content: 'noindex' }

    expect(metaOf({ ...page, seo: { isIndexed: false } })).toContainEqual(hidden)
    expect(pageMeta(root, { kind: 'missing' })).toContainEqual(hidden)
  })

  it('ends nowhere but at its end, whatever a page is called', () => {
    const named = { ...page, type: 'custom_news', name: '</script><script>alert(1)</script><!--' }
    const markup = renderToStaticMarkup(<StructuredData {...root} page={named} />)

    expect(markup.match(/<\/script/g)).toHaveLength(1)
    expect(markup).not.toContain('<!--')
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

  it('calls each place of the business, or the business itself, what its division says', () => {
    const branch = { identifier: 'see', name: 'Am See' }
    const typesOf = (changes: Partial<WebsiteView>) =>
      structuredData({ ...root, website: { ...website, ...changes }, page })['@graph'].map(
        (entry) => entry['@type'],
      )
    const contact = { ...website.contact, street: 'Seeweg 1' }

    expect(typesOf({ branches: [branch], businessType: 'Bakery' })).toEqual(['Organization', 'Bakery'])
    expect(typesOf({ branches: [], contact })).toEqual([['Organization', 'LocalBusiness']])
    expect(typesOf({ branches: [], contact, businessType: 'Store' })).toEqual([['Organization', 'Store']])
  })
})
