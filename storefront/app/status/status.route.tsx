import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { type CrumbHandle, storeCrumb } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { browserReader } from '../shop/browser-shop.ts'
import { apiContext, nowContext } from '../shop/load-context.ts'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import { StatusPage } from './status-page.tsx'

export const headers = passLoaderHeaders

type StatusPageState = { order: PublicOrder; at: string; footerBranch: PublicOrder['branch'] }

/** Personal and moving: never cached anywhere. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { uid = '', hash = '' } = params
  const order = await context.get(apiContext).publicOrder(uid, hash)

  return data(statusPageState(order, context.get(nowContext)), { headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<StatusPageState> {
  const { uid = '', hash = '' } = params
  const order = await browserReader.publicOrder(uid, hash)

  return statusPageState(order, Temporal.Now.instant())
}

/** The footer names the branch that the order went to. */
function statusPageState(order: PublicOrder, now: Temporal.Instant): StatusPageState {
  return { order, at: now.toString(), footerBranch: order.branch }
}

/** The order follows its own changes; what lies over the page asks for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const handle: CrumbHandle<StatusPageState> = {
  crumbs: ({ order: { branch } }) => [
    storeCrumb,
    { label: branch.name, to: `/store/${branch.identifier}` },
    { label: 'Bestellstatus' },
  ],
}

export function meta(args: MetaArgs<typeof loader>) {
  const path = `/status/${args.params.uid}/${args.params.hash}`

  return [
    ...pageMeta(args, { title: 'Bestellstatus', path, isHidden: true }),
    // The address is the key to the order: no link on the page may pass it on.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function StatusRoute() {
  const { order, at } = useLoaderData<typeof loader>()

  return <StatusPage key={order.uid} initial={order} at={at} />
}
