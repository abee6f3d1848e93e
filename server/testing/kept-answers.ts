import type { PageMap } from '#domain/content/page.contract.ts'

import type { DeclaredRoute } from '../policy/policy-table.ts'

export type Asked = { what: string; path: string; headers?: Record<string, string> }

/** Hosts of the demo's websites. */
const hosts = ['localhost', 'reinwerk.localhost']
/** Where nothing is until a test puts a page or a redirect there, and where a redirect is. */
export const freePath = 'bald'
export const redirectPath = '/alt'

type Link = { uid: string; hash: string }
type Known = { branch: string; order: Link; pages: readonly { host: string; href: string }[] }

/** Calls whose address alone does not say what to ask for. */
const addresses: Readonly<Record<string, (known: Known) => string[]>> = {
  'branches/:key/shop': ({ branch }) => [`/api/branches/${branch}/shop`],
  'orders/public/:uid/:hash': ({ order }) => [`/api/orders/public/${order.uid}/${order.hash}`],
  website: () => hosts.map((host) => `/api/website?host=${host}`),
  'pages/map': () => hosts.map((host) => `/api/pages/map?host=${host}`),
  'pages/news': () => hosts.map((host) => `/api/pages/news?host=${host}`),
  'pages/place': () => [redirectPath, freePath].map((path) => `/api/pages/place?path=${path}`),
  pages: ({ pages }) =>
    [...pages, { host: 'localhost', href: freePath }].map(
      ({ host, href }) => `/api/pages?host=${host}&path=${encodeURIComponent(href)}`,
    ),
}

type Asking = {
  routes: readonly DeclaredRoute[]
  read: <Body>(path: string) => Promise<Body>
  /** What a guest has of an order. */
  order: Link
  /** What somebody of the staff sends along. */
  badge: Record<string, string>
}

/** Whatever the policy keeps, asked of the demo: by guests, by staff where parts are shared, and as pages of both apps. */
export async function keptAnswers({ routes, read, order, badge }: Asking): Promise<Asked[]> {
  const { docs } = await read<{ docs: { identifier: string }[] }>('/api/branches?sort=createdAt')
  const branch = docs[0]?.identifier ?? ''
  const pages = (await Promise.all(hosts.map((host) => pagesOf(host, read)))).flat()

  const answers = await Promise.all(
    routes
      .filter(({ policy }) => policy?.isKept)
      .map(async ({ base, path }): Promise<Asked[]> => {
        const call = (base + path).replace('/api/', '').replace(/\/$/, '')
        const paths = addresses[call]?.({ branch, order, pages }) ?? [await addressOf(call, read)]
        return paths.map((each) => ({ what: call.replace('/:id', ''), path: each }))
      }),
  )
  const ofWebsite = pages.filter(({ host }) => host === 'localhost').map(({ href }) => href)

  return [
    ...answers.flat(),
    { what: 'init of staff', path: '/api/init', headers: badge },
    ...[...ofWebsite, `/${freePath}`, redirectPath].map((path) => ({ what: 'page of the website', path })),
    ...['/store', `/store/${branch}`, '/site/imprint'].map((path) => ({ what: 'page of the shop', path })),
  ]
}

async function pagesOf(host: string, read: Asking['read']): Promise<{ host: string; href: string }[]> {
  const map = await read<PageMap>(`/api/pages/map?host=${host}`)

  return map.pages.map(({ href }) => ({ host, href }))
}

/** A list in full, its first record, or a call that needs nothing said. */
async function addressOf(call: string, read: Asking['read']): Promise<string> {
  const [slug = '', rest] = call.split('/')
  if (rest === ':id') {
    const { docs } = await read<{ docs: { id: string }[] }>(`/api/${slug}?limit=1&sort=createdAt`)
    return `/api/${slug}/${docs[0]?.id}?depth=2`
  }
  if (call.includes(':')) throw new Error(`${call} is kept: say at which address it is asked`)

  return `/api/${call}?depth=2&limit=100`
}
