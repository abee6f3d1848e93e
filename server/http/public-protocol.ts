import type { IncomingMessage } from 'node:http'

type Installation = { SERVER_URL?: string | undefined; TRUST_PROXY: unknown }

/**
 * How visitors reach this installation, which the addresses in its pages repeat. A configured address decides for
 * all hosts; else a trusted gateway says it. This process itself never speaks TLS.
 */
export function publicProtocol(
  req: Pick<IncomingMessage, 'headers'>,
  { SERVER_URL, TRUST_PROXY }: Installation,
): 'http' | 'https' {
  if (SERVER_URL) return SERVER_URL.startsWith('https:') ? 'https' : 'http'

  return TRUST_PROXY !== false && req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
}
