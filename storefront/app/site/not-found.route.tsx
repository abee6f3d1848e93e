import { data, type MetaArgs } from 'react-router'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { NotFoundMessage } from '../shell/message-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { keptUntil, passLoaderHeaders } from '../shop/page-cache.ts'

export const headers = passLoaderHeaders

export function loader() {
  return data({ status: 404 }, { status: 404, headers: keptUntil(null) })
}

export const handle: CrumbHandle<unknown> = { crumbs: () => [{ label: 'Nicht gefunden' }] }

export function meta(args: MetaArgs) {
  const { pathname: path } = args.location

  return pageMeta(args, { title: shopFailures.pageNotFoundTitle, path, isHidden: true })
}

export default function NotFoundRoute() {
  return <NotFoundMessage />
}
