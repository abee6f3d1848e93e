import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { type RefusalCode, refusalStatus, toApiErrors } from '#domain/refusals/refusals.ts'

const graceMs = 1000

/** Answers in German what Node could not even read as a request: headers that are too long, broken lines. */
export function refuseBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Whoever has gone, or is being answered already, gets nothing more.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    socket.end(rawAnswer(codeFor(error)))
    // The other side may never close, and still be sending: at once it would not read the answer.
    setTimeout(() => socket.destroy(), graceMs).unref()
  })
}

function codeFor({ code }: NodeJS.ErrnoException): RefusalCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'

  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'validation'
}

function rawAnswer(code: RefusalCode): string {
  const body = JSON.stringify(toApiErrors({ code }))
  const head = [
    `HTTP/1.1 ${refusalStatus(code)} `,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]

  return `${head.join('\r\n')}\r\n\r\n${body}`
}
