import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import { announceWhenOpen } from '../harness/announce.ts'

/** Node's own server that sends given bytes and nothing else: the floor for a finished page. */
const { BYTES_FILE = '', CONTENT_TYPE = 'text/html', CONTENT_ENCODING = '' } = process.env
const bytes = readFileSync(BYTES_FILE)
const headers = {
  'content-type': CONTENT_TYPE,
  'content-length': bytes.length,
  ...(CONTENT_ENCODING && { 'content-encoding': CONTENT_ENCODING }),
}

announceWhenOpen(
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }),
)
