import { ownWorker } from './own-worker.data.ts'

/** A worker has a policy of its own: all that it does is to ask this server for what the page asks for. */
const policy = "default-src 'none'; connect-src 'self'"

/** What lets the clock on one's own telephone open without a connection. */
export const loader = (): Response =>
  new Response(ownWorker, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
