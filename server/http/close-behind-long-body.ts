import type { IncomingMessage, ServerResponse } from 'node:http'

const mostDroppedBytes = 64 * 2 ** 20

/**
 * Before an answer that did not wait for the whole body. Whoever is cut off while sending never reads why, so the
 * rest is let in and dropped; where it may be without end, the connection ends instead.
 */
export function closeBehindLongBody(req: IncomingMessage, res: ServerResponse): void {
  if (!req.complete && !res.headersSent && !isSensibleLength(req)) res.setHeader('Connection', 'close')
}

function isSensibleLength({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= mostDroppedBytes
}
