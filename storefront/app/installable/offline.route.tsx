import { data, type MetaArgs } from 'react-router'

import { offlinePath } from '#domain/url-space.data.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { keptUntil, passLoaderHeaders } from '../shop/page-cache.ts'
import { OfflinePage, offlineTitle } from './offline-page.tsx'

export const headers = passLoaderHeaders

export function loader() {
  return data(null, { headers: keptUntil(null) })
}

/** It stands at the address of another page, as which it must not come to life. */
export const handle = { isLifeless: true }

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: offlineTitle, path: offlinePath, isHidden: true })
}

export default OfflinePage
