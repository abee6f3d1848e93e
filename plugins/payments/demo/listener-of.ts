import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const mostBytes = 65_536

/** What answers standard requests as a listener of Node's servers; for few and small ones. */
export const listenerOf =
  (answer: (request: Request) => Promise<Response>): RequestListener =>
  (req, res) => {
    void answerTo(req, res, answer).catch(() => res.destroy())
  }

async function answerTo(
  req: IncomingMessage,
  res: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const answered = await answer(await requestOf(req))
  res.writeHead(answered.status, Object.fromEntries(answered.headers))
  res.end(Buffer.from(await answered.arrayBuffer()))
}

async function requestOf(req: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Without an encoding a stream of Node gives bytes.
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error('more than a payment has to say')
    chunks.push(chunk)
  }
  const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const { method = 'GET', url = '/' } = req

  return new Request(new URL(url, 'http://demo'), {
    method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}
