import type { IncomingMessage, ServerResponse } from 'node:http'

import { isOfApi, routedTarget } from '../policy/address.ts'
import { pageHead, wrongAddressPage } from './failure-pages.ts'
import { refuse } from './german-errors.ts'
import { namesOneHost } from './names-one-host.ts'
import { isSoundTarget, withPlainPercents, withSingleSlashes } from './sound-target.ts'

const reading = new Set(['GET', 'HEAD'])
/** `TRACE` and its kin are known to no route, and a standard `Request` cannot even hold them. */
const methods = new Set([...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Trust = { trustsProxy: boolean }

/** Stands before everything that judges a request, and refuses what others would read differently, or not at all. */
export function refuseUnsound(req: IncomingMessage, res: ServerResponse, { trustsProxy }: Trust): boolean {
  const { method = 'GET', url: target = '' } = req
  // HTTP/1.0 need not say it, and load balancers ask in it who is alive; Node insists on it in 1.1.
  req.headers.host ??= 'localhost'
  if (!methods.has(method)) {
    res.setHeader('Allow', [...methods].join(', '))
    refuse(res, 'method-not-allowed')
    return true
  }
  if (!namesOneHost(req) || !isSoundOrigin(req, trustsProxy)) {
    refuse(res, 'validation')
    return true
  }
  if (isSoundTarget(target)) return false

  refuseTarget(req, res)
  return true
}

/**
 * Whoever follows a link that was put together by hand is led to what it means, which may be no page like any other;
 * a person reads what is wrong, and programs are told as everywhere.
 */
function refuseTarget({ method = 'GET', url: target = '', headers }: IncomingMessage, res: ServerResponse) {
  const isForPages = !isOfApi(routedTarget(target))
  const single = withSingleSlashes(target)
  const meant = isForPages ? withPlainPercents(single) : single
  if (reading.has(method) && isSoundTarget(meant)) res.writeHead(308, { Location: meant }).end()
  else if (isForPages && /\btext\/html\b/i.test(headers.accept ?? '')) {
    res.writeHead(400, pageHead).end(wrongAddressPage())
  } else refuse(res, 'validation')
}

/** A trusted gateway passes on what its clients say of themselves. */
function isSoundOrigin({ headers }: IncomingMessage, trustsProxy: boolean): boolean {
  if (!isSoundHost(headers.host)) return false
  const forwarded = (name: string) => headers[name]?.toString().split(',', 1)[0]?.trim()
  const [host, protocol] = trustsProxy ? ['x-forwarded-host', 'x-forwarded-proto'].map(forwarded) : []

  return (host === undefined || isSoundHost(host)) && /^(?:https?)?$/i.test(protocol ?? '')
}

function isSoundHost(host: string | undefined): boolean {
  const isPlain = host !== undefined && /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)

  return isPlain && URL.canParse(`http://${host}`)
}
