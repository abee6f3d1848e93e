import { readFile } from 'node:fs/promises'

import { actsByItself } from '#collections/shared/media/acts-by-itself.ts'
import type { Sender } from '#collections/shared/media/file-limits.data.ts'
import type { FileProblem } from '#collections/shared/media/file-problem.ts'
import { pictureProblem } from '#collections/shared/media/picture-problem.ts'

import { sniffUpload } from './sniff-upload.ts'

/** `content` are the bytes, or where they lie on the disk. */
type Sent = { name: string; content: Uint8Array | string; sender: Sender }
export type CheckedUpload = { mimetype: string } | { problem: Pick<FileProblem, 'code'> }

/** The type that the bytes really have, when the file may carry it and means no harm. */
export async function checkUpload({ name, content, sender }: Sent): Promise<CheckedUpload> {
  const bytes = typeof content === 'string' ? await readFile(content) : Buffer.from(content)
  const mimetype = bytes.length > 0 ? await sniffUpload(name, bytes) : null
  if (!mimetype || (mimetype === 'application/pdf' && actsByItself(bytes))) {
    return { problem: { code: 'unsupported-media-type' } }
  }

  const problem = mimetype.startsWith('image/') ? await pictureProblem(bytes, sender) : null
  return problem ? { problem } : { mimetype }
}
