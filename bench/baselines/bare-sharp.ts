import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'

import { announceWhenOpen } from '../harness/announce.ts'

/** The fewest steps to the same picture: read, turn upright, shrink, encode, send. */
sharp.concurrency(1)
const photo = join(String(process.env.MEDIA_DIR), 'images', 'photo.jpg')

announceWhenOpen(
  createServer((_req, res) => {
    sharp(photo)
      .autoOrient()
      .resize({ width: 1280, withoutEnlargement: true })
      .avif({ quality: 50, effort: 2 })
      .toBuffer()
      .then(
        (body) => res.writeHead(200, { 'content-type': 'image/avif' }).end(body),
        () => res.writeHead(500).end(),
      )
  }),
)
