import { type FileHandle, open, rename, rm } from 'node:fs/promises'

import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny'

import { isFullDisk } from '#collections/shared/media/full-disk.ts'

/**
 * Puts the pictures and the sound of a film into an MP4 as they are, in place of the file: nothing is encoded anew,
 * so nothing is lost and no encoder is needed. False when MP4 has no room for them.
 */
export async function filmAsMp4(file: string): Promise<boolean> {
  const made = `${file}.mp4`
  const written = await open(made, 'w')
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) })
  const output = new Output({ format: new Mp4OutputFormat(), target: writingInto(written) })
  try {
    const conversion = await Conversion.init({ input, output, showWarnings: false })
    const losesPictures = conversion.discardedTracks.some(({ track }) => track.type === 'video')
    if (!conversion.isValid || losesPictures) return false

    await conversion.execute()
    await rename(made, file)
    return true
  } catch (error) {
    if (isFullDisk(error)) throw error
    // What the reader stumbles over is a broken film, and its sender is told so.
    return false
  } finally {
    input.dispose()
    if (output.state !== 'finalized') await output.cancel()
    await written.close()
    await rm(made, { force: true })
  }
}

/** The library's own target for files is closed only if something was written, and a broken film writes nothing. */
function writingInto(file: FileHandle): StreamTarget {
  const write = async ({ data, position }: StreamTargetChunk) => {
    await file.write(data, 0, data.byteLength, position)
  }

  return new StreamTarget(new WritableStream({ write }), { chunked: true })
}
