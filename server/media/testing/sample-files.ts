import { createRequire } from 'node:module'

import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny'

/** One page of 300 × 450 points with two words. */
export const menuSheet = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 450]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 46>>stream
BT /F1 24 Tf 40 300 Td (Unsere Speisekarte) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`

let film: Promise<Buffer> | undefined

/** Two seconds of 320 × 180 that get lighter. */
export function shortFilm(): Promise<Buffer> {
  film ??= makeFilm()
  return film
}

async function makeFilm(): Promise<Buffer> {
  Object.assign(globalThis, createRequire(import.meta.url)('@napi-rs/webcodecs-linux-x64-gnu'))
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const source = new VideoSampleSource({ codec: 'avc', bitrate: 200_000 })
  output.addVideoTrack(source, { frameRate: 5 })
  await output.start()
  for (let index = 0; index < 10; index += 1) {
    const pixels = new Uint8Array(320 * 180 * 4).fill(60 + index * 15)
    const shape = { format: 'RGBX', codedWidth: 320, codedHeight: 180 } as const
    const sample = new VideoSample(pixels, { ...shape, timestamp: index / 5, duration: 0.2 })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
