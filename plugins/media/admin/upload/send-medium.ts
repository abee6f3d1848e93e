import { collectionFor } from '#domain/content/media/sendable-file.ts'
import { unlessKnown } from '#domain/content/media/media-terms.ts'

import { arrangeMedia } from '../calls.ts'
import { sendFile, type Sent } from './send-file.ts'

/** A file that waits to be sent, and the folder that was open when it was chosen. */
export type KeptFile = { file: File; folder: string | null }

/** Sends a file to where it is kept; `isAnyway` for one that is wanted although it is there already. */
export async function sendMedium(
  { file, folder }: KeptFile,
  isAnyway: boolean,
  onProgress: (share: number) => void,
): Promise<Sent> {
  const known = isAnyway ? '' : `${unlessKnown}=true`
  if (collectionFor(file) === 'images') {
    const address = `/api/images?describeLater=true&${known}`
    return sendFile({ method: 'POST', address, values: { alt: '', folder }, file, onProgress })
  }
  const address = `/api/uploads?${known}`
  const sent = await sendFile({ method: 'POST', address, values: { isPublic: true }, file, onProgress })
  if (sent.kind === 'done' && folder !== null) {
    // Without its folder the file is there all the same, and can be put there.
    await arrangeMedia(fetch, { body: { media: [{ collection: 'uploads', id: sent.id }], folder } })
  }

  return sent
}
