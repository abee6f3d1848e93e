import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import { announceWhenOpen } from '../harness/announce.ts'

/** A plain server of Node that holds the records and writes them as JSON for each caller. */
const records: unknown = JSON.parse(readFileSync(process.env.BYTES_FILE ?? '', 'utf8'))

announceWhenOpen(
  createServer((_request, response) => {
    const body = Buffer.from(JSON.stringify(records))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  }),
)
