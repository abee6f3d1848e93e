import 'temporal-polyfill/global'

import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { text } from 'node:stream/consumers'
import express from 'express'
import { getPayload, handleEndpoints } from 'payload'

import { openDatabase } from '#scripts/database/open-database.ts'

import { announceWhenOpen } from '../harness/announce.ts'

/**
 * Payload with the product's own collections behind one Express route, on the same database: what starting and
 * saving cost at least. Opens the embedded PostgreSQL itself unless there is one.
 */
enableCompileCache()
const database = await openDatabase(process.env.THEKE_DATA_DIR ?? '')
process.env.DATABASE_URL = database.url
const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })

const app = express()
app.use('/api', async (req, res) => {
  const request = new Request(`http://localhost${req.originalUrl}`, {
    method: req.method,
    headers: req.headers as Record<string, string>, // a list, such as of cookies to set, is for answers only
    ...(req.method === 'GET' ? {} : { body: await text(req) }),
  })
  const answer = await handleEndpoints({ config, request })
  res
    .status(answer.status)
    .type('json')
    .send(await answer.text())
})
process.on(
  'SIGTERM',
  () =>
    void payload
      .destroy()
      .then(database.stop)
      .then(() => process.exit(0)),
)
announceWhenOpen(createServer(app), Number(process.env.PORT ?? 0))
