import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'

import { afterGrant } from '#collections/shared/access/after-grant.ts'
import { actsByItself } from '#collections/shared/media/acts-by-itself.ts'
import { pictureProblem } from '#collections/shared/media/picture-problem.ts'
import { Refused } from '#collections/shared/refused.ts'

import { imageTypes } from '../image-types.data.ts'
import { sanitiseSvg } from '../sanitise-svg.ts'

type File = NonNullable<PayloadRequest['file']>

/** Before anything reads the file: its type is what its bytes are, drawings come in clean, pictures are whole. */
export const checkImageFile = afterGrant(
  async ({ args, req }) => {
    if (req.file) await checkFile(req.file)

    return args
  },
  ({ operation, req }) => (operation === 'create' || operation === 'update') && Boolean(req.file),
)

async function checkFile(file: File): Promise<void> {
  const mimeType = await typeOf(file)
  const extension = mimeType && imageTypes[mimeType]
  if (!extension) throw refusedFile('unsupported-media-type', unknownType)
  if (mimeType === 'image/svg+xml') replaceBytes(file, cleanDrawing(file))
  else if (mimeType === 'application/pdf') {
    if (actsByItself(file.data)) throw refusedFile('unsupported-media-type', actingDocument)
  } else {
    const problem = await pictureProblem(file.data)
    if (problem) throw refusedFile(problem.code, problem.message)
  }

  file.mimetype = mimeType
  file.name = withExtension(file.name, extension)
}

async function typeOf({ data, name }: File): Promise<string | undefined> {
  const detected = await fileTypeFromBuffer(data)
  const mayBeDrawing = !detected || detected.mime === 'application/xml'

  return mayBeDrawing && /\.svg(\+xml)?$/i.test(name) ? 'image/svg+xml' : detected?.mime
}

function cleanDrawing({ data }: File): Buffer {
  const clean = sanitiseSvg(data.toString('utf8'))
  if (clean === null) throw refusedFile('unsupported-media-type', noDrawing)

  return Buffer.from(clean)
}

function replaceBytes(file: File, data: Buffer): void {
  file.data = data
  file.size = data.length
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

const unknownType =
  'Diese Datei ist kein Bild, das wir kennen. Erlaubt sind JPG, PNG, GIF, WebP, AVIF, SVG und PDF.'
const actingDocument =
  'Diese PDF-Datei ist verschlüsselt oder enthält Skripte. Bitte speichern Sie sie ohne beides, etwa mit „Als PDF drucken“.'
const noDrawing = 'Diese SVG-Datei ist beschädigt oder enthält etwas anderes als eine Zeichnung.'

function refusedFile(code: 'too-large' | 'unsupported-media-type', message: string): Refused {
  return new Refused(code, {}, [{ message, field: 'file', code }])
}
