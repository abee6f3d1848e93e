import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'

const pieces = 16
const pauseMilliseconds = 25

/** A line on which pages come in pieces, with time to draw each of them; answers where the product is found by it. */
export async function openSlowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const to = new URL(origin)
  const line = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: to.host, 'accept-encoding': 'identity' }
    const { method, url: path } = incoming
    // Outside of browsers nobody resolves the names below localhost.
    const asked = ask({ hostname: 'localhost', port: to.port, method, path, headers }, (answer) => {
      void passOn(answer, outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  line.listen(0)
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo // a TCP server has no other kind of address

  return {
    origin: `http://${to.hostname}:${port}`,
    close: () => {
      line.close()
      line.closeAllConnections()
    },
  }
}

async function passOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(outgoing)
    return
  }
  const page = Buffer.concat(await answer.toArray())
  const head = page.indexOf('</head>')
  outgoing.write(page.subarray(0, head))
  const step = Math.ceil((page.length - head) / pieces)
  for (let start = head; start < page.length; start += step) {
    await pass(pauseMilliseconds)
    outgoing.write(page.subarray(start, start + step))
  }
  outgoing.end()
}
