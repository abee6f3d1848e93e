import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { ALL_FORMATS, FilePathSource, Input, VideoSampleSink } from 'mediabunny'
import sharp from 'sharp'

import { limitMemory } from '#collections/shared/apart/limit-memory.ts'

/** Draws one file and writes the JPEG to its standard output; it ends with the picture, or with an error. */
const longestEdge = 1920
const mostPixels = 8192 * 8192
/** Many videos begin black. */
const posterAtSeconds = 1

type Pixels = { data: Uint8Array; width: number; height: number; turnedBy: number }

limitMemory()
const [kind, path = ''] = process.argv.slice(2)
const { data, width, height, turnedBy } = kind === 'page' ? await firstPage() : await earlyFrame()
const picture = await sharp(data, { raw: { width, height, channels: 4 } })
  .rotate(turnedBy)
  .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#fff' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toBuffer()
process.stdout.write(picture, () => process.exit(0))

async function firstPage(): Promise<Pixels> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path))
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestEdge / Math.max(originalWidth, originalHeight)
  const drawn = await page.render({ scale, render: 'bitmap' })
  return { data: drawn.data, width: drawn.width, height: drawn.height, turnedBy: 0 }
}

async function earlyFrame(): Promise<Pixels> {
  // Where the decoders are not to be had, this throws and the file shows its name instead.
  Object.assign(globalThis, createRequire(import.meta.url)('@napi-rs/webcodecs-linux-x64-gnu'))
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  const track = await input.getPrimaryVideoTrack()
  if (!track || track.codedWidth * track.codedHeight > mostPixels) throw new Error('no video to show')

  const [start, end] = [await track.getFirstTimestamp(), await track.computeDuration()]
  const sample = await new VideoSampleSink(track).getSample(Math.min(start + posterAtSeconds, end / 2))
  if (!sample) throw new Error('no frame to show')

  const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }))
  await sample.copyTo(pixels, { format: 'RGBA' })
  return { data: pixels, width: sample.codedWidth, height: sample.codedHeight, turnedBy: sample.rotation }
}
