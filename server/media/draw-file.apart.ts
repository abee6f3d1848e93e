import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { ALL_FORMATS, FilePathSource, Input, VideoSampleSink } from 'mediabunny'
import sharp from 'sharp'

const longestEdge = 1920
const mostPixels = 8192 * 8192
/** Many videos begin black. */
const posterAtSeconds = 1

// As for pictures: one uses one core, and none comes again.
sharp.concurrency(1)
sharp.cache(false)

type Pixels = { data: Uint8Array; width: number; height: number; turnedBy: number }

/** The first page of a PDF as a JPEG. Each has a library of its own, so none meets what another left in it. */
export async function drawPage(path: string): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path))
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestEdge / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })

  return toPicture({ data, width, height, turnedBy: 0 })
}

/** A picture from the beginning of a video as a JPEG. */
export async function drawFrame(path: string): Promise<Buffer> {
  // Where the decoders are not to be had, this throws and the file shows its name instead.
  Object.assign(globalThis, createRequire(import.meta.url)('@napi-rs/webcodecs-linux-x64-gnu'))
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    return await toPicture(await earlyFrameOf(input))
  } finally {
    input.dispose()
  }
}

async function earlyFrameOf(input: Input): Promise<Pixels> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || track.codedWidth * track.codedHeight > mostPixels) throw new Error('no video to show')

  const [start, end] = [await track.getFirstTimestamp(), await track.computeDuration()]
  const sample = await new VideoSampleSink(track).getSample(Math.min(start + posterAtSeconds, end / 2))
  if (!sample) throw new Error('no frame to show')

  try {
    const data = new Uint8Array(sample.allocationSize({ format: 'RGBA' }))
    await sample.copyTo(data, { format: 'RGBA' })
    return { data, width: sample.codedWidth, height: sample.codedHeight, turnedBy: sample.rotation }
  } finally {
    sample.close()
  }
}

const toPicture = ({ data, width, height, turnedBy }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(turnedBy)
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
