import type { IncomingMessage } from 'node:http'

/** Node keeps the first of two; a gateway may have looked at the other one (RFC 9112, 3.2). */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }

  return hosts < 2
}
