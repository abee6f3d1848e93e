import type { IncomingMessage, ServerResponse } from 'node:http'

import { isbot } from 'isbot'

import { countedRequest } from '#domain/insight/requests/counted-request.ts'
import type { RequestCounter } from '#plugins/analytics/analytics.port.ts'

type Counting = { note: RequestCounter['note']; now: () => Temporal.Instant }

/** Looks at answers that have left, wherever they came from: nobody waits for it, and nothing of them is kept. */
export const countPage =
  ({ note, now }: Counting) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    const { method = '', url = '/', headers } = req
    if (method !== 'GET' || url.startsWith('/api/')) return
    res.once('finish', () => {
      const page = countedRequest({
        method,
        target: url,
        header: (name) => headers[name]?.toString(),
        status: res.statusCode,
        isBot: isbot(headers['user-agent'] ?? ''),
      })
      if (page !== null) note({ host: headers.host ?? '', page, at: now() })
    })
  }
