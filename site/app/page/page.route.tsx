import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'

import { showsNews } from '#domain/content/news-overlay.ts'
import { frameHeaders } from '#domain/content/embed/frame-headers.ts'
import { decodedPath } from '#domain/content/paths.ts'
import { isSiteType } from '#domain/content/site-types.ts'
import type { PageView, TypedPage } from '#domain/content/page.contract.ts'
import { hasEnded } from '#domain/content/preview-claim.ts'
import { privateHeaders } from '#domain/insight/page-sources.ts'
import { NewsOverlay } from '../frame/news-overlay.tsx'
import { readerContext } from '../load-context.ts'
import { type KeptHere, keptHere } from '../kept-here.ts'
import { type RootData, useRoot } from '../root-data.ts'
import { shownIn } from '../shown-in.ts'
import { MessageView } from './messages.tsx'
import type { Message } from './messages.texts.ts'
import { pageMeta } from './page-meta.ts'
import { PageBody } from './page-body.tsx'
import { StructuredData } from './structured-data.tsx'

type Answer = { kind: 'page'; page: PageView; isPreview?: boolean } | { kind: Message }

const answer = (given: Answer, init?: ResponseInit) => data(keptHere(given), init)

/** No page of the website follows the clock: it is kept until something changes that was read for it. */
const cached = { headers: { 'x-page-until': 'changed' } }

/** What is not public yet is kept by nobody, found by no search engine, and its key is told to nobody. */
const hidden = {
  headers: {
    ...privateHeaders,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  },
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { host, pathname, searchParams } = new URL(request.url)
  const shown = shownIn(searchParams)
  const { preview } = shown
  if (preview && hasEnded(preview, Temporal.Now.instant())) {
    return answer({ kind: 'ended' }, { ...hidden, status: 410 })
  }
  const path = decodedPath(pathname)
  const reader = context.get(readerContext)(host)
  const place = await reader.place(path, shown)
  if (place.kind === 'redirect') throw redirect(place.target ?? '/', place.status ?? 302)
  if (place.kind === 'gone') return answer({ kind: 'gone' }, { status: 410 })
  if (place.kind === 'none') return answer({ kind: 'missing' }, { status: 404, ...cached })

  const isWritten = preview && !shown.of && isInPanel(request)
  const page = await reader.page(path, isWritten ? { ...shown, isWritten: 'yes' } : shown)
  if (!isSiteType(page.type)) return answer({ kind: 'unconfigured' }, { status: 500 })
  const frames = frameHeaders(page)
  if (shown.of) return answer(unindexed(page), { headers: { ...hidden.headers, ...frames } })
  if (preview) return answer(asPreview(page), { headers: { ...hidden.headers, ...frames } })
  // One address per page: other spellings of it lead there.
  if (path !== page.href) throw redirect(page.href, 308)

  return answer(
    { kind: 'page', page },
    { headers: { ...cached.headers, ...frames, ...(asksPeople(page) && privateHeaders) } },
  )
}

/** The panel draws a page in its frame anew while it is typed: it comes as it will be drawn, so that none of it is exchanged. */
const isInPanel = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'iframe'

/** Whether visitors write about themselves on it. */
const asksPeople = ({ body }: PageView): boolean =>
  body.some(({ blockType }) => blockType === 'form' || blockType === 'customForm')

/** The admin panel sends what is being typed, and gets the page as visitors would see it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { host, searchParams } = new URL(request.url)
  if (!searchParams.has('preview')) throw new Response(null, { status: 405 })
  const typed = (await request.json().catch(() => null)) as TypedPage // judged by the API

  const page = await context.get(readerContext)(host).typed(typed)
  if (!isSiteType(page.type)) return answer({ kind: 'unconfigured' }, { status: 500 })

  return answer(asPreview(page), { headers: { ...hidden.headers, ...frameHeaders(page) } })
}

/** A page that is out there, in a look that is not. */
const unindexed = (page: PageView) => ({
  kind: 'page' as const,
  page: { ...page, seo: { ...page.seo, isIndexed: false } },
})

const asPreview = (page: PageView): Answer => ({ ...unindexed(page), isPreview: true })

export const headers = ({ parentHeaders, loaderHeaders, actionHeaders }: HeadersArgs) =>
  new Headers([...parentHeaders, ...loaderHeaders, ...(actionHeaders ?? [])])

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as KeptHere<RootData> | undefined

  return pageMeta(root?.value, loaderData?.value ?? { kind: 'unconfigured' })
}

export default function PageRoute() {
  const stored = useLoaderData<KeptHere<Answer>>()
  const typed = useActionData<KeptHere<Answer>>()
  const given = (typed ?? stored).value
  const root = useRoot()
  if (given.kind !== 'page') return <MessageView kind={given.kind} />
  if (!root) return null

  return (
    <>
      <PageBody page={given.page} website={root.website} isPreview={given.isPreview} />
      <StructuredData page={given.page} {...root} />
      {root.website.newsOverlay && showsNews(given.page, root.website, root.origin) && (
        <NewsOverlay news={root.website.newsOverlay} />
      )}
    </>
  )
}
