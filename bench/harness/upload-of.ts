import type { Call } from './load.ts'

const boundary = 'theke-bench-boundary'

/** A picture as the panel sends it. */
export function uploadOf(picture: Buffer, token: string): Call {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('name="_payload"')}\r\n${JSON.stringify({ alt: 'Ein Gericht' })}\r\n`),
    Buffer.from(`${part('name="file"; filename="foto.jpg"')}Content-Type: image/jpeg\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return {
    path: '/api/images',
    method: 'POST',
    body,
    headers: {
      authorization: `JWT ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  }
}
