import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DownloadFailed, downloadFile, type Reach } from './download-file.ts'

let server: Server
let base: string
let connections = 0

const answers: Record<string, RequestListener> = {
  '/file': (_request, response) => response.end('font'),
  '/gone': (_request, response) => response.writeHead(404).end('nothing'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/file' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/broken': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('font')
    setTimeout(() => response.destroy(), 20)
  },
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1000)));
    }
    response.on('drain', more)
    more()
  },
  '/silent': () => undefined,
  '/another-protocol': ({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  },
}

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response))
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  // A server that listens on a port has an address of this shape.
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything around us, and nothing else. */
const here: Reach = {
  mayAsk: () => true,
  mayConnect: (address) => ['127.0.0.1', '::1'].includes(address),
}

async function problemOf(address: string, limits: Partial<Parameters<typeof downloadFile>[1]> = {}) {
  try {
    const bytes = await downloadFile(new URL(address), { mostBytes: 5000, deadlineMs: 2000, ...limits })
    return bytes.toString()
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error
    return error.problem
  }
}

describe('a file at an address', () => {
  it.each([
    ['/file', 'font'],
    ['/moved', 'font'],
    ['/gone', 'unreachable'],
    ['/round', 'unreachable'],
    ['/broken', 'unreachable'],
    ['/another-protocol', 'unreachable'],
    ['/endless', 'too-large'],
    ['/inside', 'no-public-address'],
  ])('%s: %s', async (path, found) => {
    expect(await problemOf(base + path, { reach: here })).toBe(found)
  })

  it('that never comes is given up', async () => {
    expect(await problemOf(`${base}/silent`, { reach: here, deadlineMs: 100 })).toBe('unreachable')
  })
})

describe('an address that leads into our own network', () => {
  const insecure: Reach = { mayAsk: () => true, mayConnect: () => false }

  it('is refused before anybody connects, by its name or as a number', async () => {
    connections = 0
    const { port } = new URL(base)

    expect(await problemOf(`${base}/file`, { reach: insecure })).toBe('no-public-address')
    expect(await problemOf(`http://127.0.0.1:${port}/file`, { reach: insecure })).toBe('no-public-address')
    expect(await problemOf(`http://[::1]:${port}/file`, { reach: insecure })).toBe('no-public-address')
    expect(connections).toBe(0)
  })
})

it.each([
  'http://example.com/font.woff2',
  'https://example.com:8443/font.woff2',
  'https://me:secret@example.com/font.woff2',
  'https://127.0.0.1/font.woff2',
  'https://2130706433/font.woff2',
  'https://[::ffff:10.0.0.1]/font.woff2',
  'https://localhost/font.woff2',
  'file:///etc/passwd',
  'data:font/woff2;base64,AAAA',
])('%s is asked by nobody', async (address) => {
  expect(await problemOf(address)).toBe('no-public-address')
})
