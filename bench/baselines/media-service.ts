import 'temporal-polyfill/global'

import { createServer } from 'node:http'
import { join } from 'node:path'

import express from 'express'

import { mediaRoute } from '#server/media/media-route.ts'
import type { MediaSource } from '#server/media/media-source.ts'
import { createVariantStore } from '#server/media/variant-store.ts'

import { announceWhenOpen } from '../harness/announce.ts'

/** The media service of the product over one photograph that has every id, without a database. */
const image = { version: 'v1', extension: 'jpg', filename: 'photo.jpg', mimeType: 'image/jpeg' }
const source: MediaSource = {
  image: async (id) => ({ id, ...image }),
  firstImageOf: async () => null,
  upload: async () => null,
}

const mediaFolder = String(process.env.MEDIA_DIR)
const variants = createVariantStore(join(mediaFolder, '.cache'), 10 ** 9, console.error)
/** Who measures what a variant costs waits for it; a visitor of the product does not. */
const patienceMs = 60_000

const app = express()
app.use(mediaRoute({ source, mediaFolder, variants, patienceMs }))
announceWhenOpen(createServer(app))
