import { readFileSync } from 'node:fs'
import express from 'express'

/** One Express route that sends given bytes and nothing else: the floor for a cached page. */
const { BYTES_FILE = '', CONTENT_TYPE = 'text/html', CONTENT_ENCODING = '', PORT = '0' } = process.env
const bytes = readFileSync(BYTES_FILE)
const app = express()

app.get('/page', (_request, response) => {
  response.set('content-type', CONTENT_TYPE)
  if (CONTENT_ENCODING) response.set('content-encoding', CONTENT_ENCODING)
  response.send(bytes)
})

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : PORT
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit(0))
