import 'temporal-polyfill/global'

import { createServer } from 'node:http'
import express from 'express'

import { mediaRoute } from '#server/media/media-route.ts'
import type { MediaSource } from '#server/media/media-source.ts'

import { announceWhenOpen } from '../harness/announce.ts'

/** The media service of the product over one photograph that has every id, without a database. */
const image = { version: 'v1', extension: 'jpg', filename: 'photo.jpg', mimeType: 'image/jpeg' }
const source: MediaSource = {
  image: async (id) => ({ id, ...image }),
  firstImageOf: async () => null,
  upload: async () => null,
}

const app = express()
app.use(
  mediaRoute({
    source,
    mediaFolder: String(process.env.MEDIA_DIR),
    cacheBytes: 10 ** 9,
    onProblem: console.error,
  }),
)
announceWhenOpen(createServer(app))
