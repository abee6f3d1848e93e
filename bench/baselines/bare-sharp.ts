import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'

/** The fewest steps to the same picture: read, turn upright, shrink, encode, send. */
sharp.concurrency(1)
const photo = join(String(process.env.MEDIA_DIR), 'images', 'photo.jpg')

const server = createServer((_req, res) => {
  sharp(photo)
    .autoOrient()
    .resize({ width: 1280, withoutEnlargement: true })
    .webp({ quality: 78, effort: 4 })
    .toBuffer()
    .then(
      (body) => res.writeHead(200, { 'content-type': 'image/webp' }).end(body),
      () => res.writeHead(500).end(),
    )
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
})
