import type { PayloadRequest } from 'payload'

import { hasRoom } from '#collections/shared/media/claim-room.ts'

import { wasWritingFile } from './hooks/follow-files.ts'

/** What became of the file that was being written when Payload gave up. */
export type WriteFailure = 'no-room' | 'internal'

/** Payload says in its log alone why the disk did not take the file, so the disk is asked once more. */
export async function writeFailureOf(
  { name }: Error,
  req: PayloadRequest,
): Promise<WriteFailure | undefined> {
  if (name !== 'FileUploadError' || !wasWritingFile(req)) return undefined

  return (await hasRoom(req.file?.size)) ? 'internal' : 'no-room'
}
