import type { LoaderFunctionArgs } from 'react-router'

import { apiContext } from '../shop/load-context.ts'
import { keptUntil } from '../shop/page-cache.ts'
import { builtWorker } from './built-worker.server.ts'
import { leavingWorker } from './leaving-worker.data.ts'

/** A worker has a policy of its own: all that it does is to ask this server for what pages ask for. */
const policy = "default-src 'none'; connect-src 'self'"

/** What keeps the shop usable without a connection; where the shop is no app, what takes it away again. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { settings } = await context.get(apiContext).shop(new URL(request.url).host)
  const worker = settings.enablePluginPWA ? await builtWorker() : null

  return new Response(worker ?? leavingWorker, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      ...keptUntil(null),
    },
  })
}
