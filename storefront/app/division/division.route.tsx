import { useMemo, useRef } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'

import { DrawnWhole } from '#ui/design/drawn-whole.tsx'
import { matchesBranchSearch, resultLine } from '#domain/catalogue/branch-search.ts'
import { branchListHoldsUntil } from '#domain/catalogue/shop-change.ts'
import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-view.ts'
import { apiContext, nowContext } from '../shop/load-context.ts'
import { orKeptPage } from '../shop/or-kept-page.ts'
import { keptUntil, passLoaderHeaders } from '../shop/page-cache.ts'
import { useNow } from '../shop/use-now.ts'
import { glideTo } from '../ui/glide-to.ts'
import { BranchList } from './branch-list.tsx'
import { BranchSearch } from './branch-search.tsx'
import styles from './division.module.css'
import { type DivisionView, divisionView } from './division-view.ts'
import { HomeBranch } from './home-branch.tsx'
import { HomePicture } from './home-picture.tsx'
import { HomeTeasers } from './home-teasers.tsx'
import { MapSlot } from './map/map-slot.tsx'

export const headers = passLoaderHeaders

/** Names of the query that the page depends on; the server shows it no others. */
export const handle: CrumbHandle<DivisionView> & { readsQuery: string[] } = {
  readsQuery: ['q', 'tag'],
  crumbs: ({ path }) => (path === '/' ? [] : [{ label: 'Filialen' }]),
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const now = context.get(nowContext)
  const { host, pathname } = new URL(request.url)
  const shop = await context.get(apiContext).shop(host)
  const path = pathname.startsWith('/store') ? '/store' : '/'

  return data(divisionView(shop, now, path), {
    headers: keptUntil(branchListHoldsUntil(shop.branches, now)),
  })
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return orKeptPage(serverLoader<typeof loader>(), request)
}

/** Searching only filters what is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export function meta(args: MetaArgs<typeof loader>) {
  const division = args.loaderData
  return pageMeta(args, {
    title: division?.title,
    path: division?.path ?? '/',
    spareImage: division?.branches[0]?.image,
  })
}

export default function DivisionRoute() {
  const division: DivisionView = useLoaderData<typeof loader>()
  const { settings, ways } = useShell() ?? {}
  const now = useNow(division.at)
  const results = useRef<HTMLParagraphElement>(null)
  const [params] = useSearchParams()
  const term = params.get('q') ?? ''
  const tag = params.get('tag')

  const shown = useMemo(
    () => division.branches.filter((branch) => matchesBranchSearch(branch, term, tag)),
    [division, term, tag],
  )
  const { home, branches } = division
  const [only] = home.length === 1 ? home : []
  const isSearchable = branches.length > 1 && !only

  return (
    <div className={`container ${styles.page}`}>
      <DrawnWhole />
      <header className={`stack ${styles.intro}`}>
        <div className="stack">
          <h1>{settings?.title || settings?.shopName}</h1>
          {settings?.description && <p className={styles.lead}>{settings.description}</p>}
        </div>
        {isSearchable && (
          <BranchSearch
            term={term}
            tag={tag}
            tags={settings?.enablePluginTags ? division.tags : []}
            hasSearch={settings?.enablePluginSearch ?? false}
            onSubmit={() => results.current && glideTo(results.current, { block: 'start' })}
          />
        )}
        {only?.image && <HomePicture image={only.image} />}
      </header>

      {only ? (
        <HomeTeasers branch={only} now={now} />
      ) : (
        <section aria-label="Filialen">
          {isSearchable && (
            <p ref={results} className={`quiet ${styles.result}`} role="status">
              {resultLine(shown.length, branches.length)}
            </p>
          )}
          <BranchList branches={shown} now={now} />
        </section>
      )}
      {home.map((branch) => (
        <HomeBranch
          key={branch.identifier}
          branch={branch}
          now={now}
          title={only ? 'So finden Sie uns' : branch.name}
          contact={ways?.contact}
        />
      ))}
      {division.map && <MapSlot view={division.map} branches={home} />}
    </div>
  )
}
