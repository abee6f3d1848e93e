import 'temporal-polyfill/global'

import { createServer } from 'node:http'
import express from 'express'
import pg from 'pg'

import { type FoundOrder, orderByLink } from '#plugins/ordering/operations/find-order.ts'
import { toPublicOrder } from '#plugins/ordering/operations/to-public-order.ts'

import { announceWhenOpen } from '../harness/announce.ts'

/** One Express route and one named statement that answer what a guest's link shows. Nothing is counted, logged or kept. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = express()
app.disable('x-powered-by').disable('etag')
app.get('/api/orders/public/:uid/:hash', async (req, res) => {
  const { uid, hash } = req.params
  const { rows } = await pool.query<FoundOrder>({
    name: 'bare-status',
    text: orderByLink,
    values: [uid, hash],
  })
  const [order] = rows
  if (order) res.json(toPublicOrder(order))
  else res.sendStatus(404)
})
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
announceWhenOpen(createServer(app))
