import type { PayloadRequest } from 'payload'

import { afterGrant } from '#kernel/access/after-grant.ts'
import { doApart, usualPatienceMs } from '#kernel/apart/do-apart.ts'
import { type FileProblem, orTooComplex } from '#collections/shared/media/file-problem.ts'
import { Refused } from '#kernel/refused.ts'

import type { CheckedImage, checkImage } from '../check-image.apart.ts'
import type { drawOnce } from '../draw-once.apart.ts'
import { imageTypes } from '../image-types.data.ts'

type File = NonNullable<PayloadRequest['file']>

/** Before anything reads the file: its type is what its bytes are, drawings come in clean, pictures are whole. */
export const checkImageFile = afterGrant(
  async function checkImageFile({ args, req }) {
    if (req.file) await checkFile(req.file)

    return args
  },
  ({ operation, req }) => (operation === 'create' || operation === 'update') && Boolean(req.file),
)

const tasks = 'collections/content/images'
/** Visitors wait for icons that are made of a drawing; one that anybody has drawn takes less than a tenth of it. */
const drawingDeadlineMs = 5000

async function checkFile(file: File): Promise<void> {
  const checked = await lookAt(file)
  if ('problem' in checked) throw refusedFile(checked.problem)

  if (checked.clean) {
    const problem = await drawingProblem(checked.clean)
    if (problem) throw refusedFile(problem)
    file.data = Buffer.from(checked.clean)
    file.size = file.data.length
  }
  file.mimetype = checked.mimeType
  file.name = withExtension(file.name, imageTypes[checked.mimeType] ?? '')
}

function lookAt({ name, data }: File): Promise<CheckedImage> {
  return orTooComplex(
    doApart<typeof checkImage>(`${tasks}/check-image.apart.ts#checkImage`, { name, data }, { lane: 'staff' }),
  )
}

/** What little text a drawing has says nothing of the work it makes, so it is drawn. */
async function drawingProblem(clean: Uint8Array): Promise<FileProblem | undefined> {
  const drawn = await orTooComplex(
    doApart<typeof drawOnce>(`${tasks}/draw-once.apart.ts#drawOnce`, clean, {
      lane: 'staff',
      deadlineMs: drawingDeadlineMs,
      patienceMs: usualPatienceMs,
    }),
  )

  return drawn?.problem
}

/** The last part of a path, without control characters, and with the extension of what the file is. */
function withExtension(name: string, extension: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\p{Cc}/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^\.+/, '')
    .slice(0, 100)

  return `${/[\p{L}\p{N}]/u.test(stem) ? stem : 'bild'}.${extension}`
}

function refusedFile({ code, message }: FileProblem): Refused {
  return new Refused(code, {}, [{ message, field: 'file', code }])
}
