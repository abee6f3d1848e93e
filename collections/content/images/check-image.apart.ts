import { fileTypeFromBuffer } from 'file-type'

import { actsByItself } from '#collections/shared/media/acts-by-itself.ts'
import { mostDrawingBytes } from '#collections/shared/media/file-limits.data.ts'
import { type FileProblem, tooComplex } from '#collections/shared/media/file-problem.ts'
import { pictureProblem } from '#collections/shared/media/picture-problem.ts'

import { imageTypes } from './image-types.data.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

type Sent = { name: string; data: Uint8Array }
/** `clean` stands in for a drawing that could have brought something along. */
export type CheckedImage = { mimeType: string; clean?: Uint8Array } | { problem: FileProblem }

/** The type that the bytes really have, when they are a picture that means no harm. */
export async function checkImage({ name, data }: Sent): Promise<CheckedImage> {
  const mimeType = await typeOf(name, data)
  if (!mimeType || !imageTypes[mimeType]) return refused('unsupported-media-type', unknownType)
  if (mimeType === 'image/svg+xml') return checkDrawing(data)
  if (mimeType === 'application/pdf') {
    return actsByItself(data) ? refused('unsupported-media-type', actingDocument) : { mimeType }
  }

  const problem = await pictureProblem(data, 'staff')
  return problem ? { problem } : { mimeType }
}

async function typeOf(name: string, data: Uint8Array): Promise<string | undefined> {
  const detected = await fileTypeFromBuffer(data)
  const mayBeDrawing = !detected || detected.mime === 'application/xml'

  return mayBeDrawing && /\.svg(\+xml)?$/i.test(name) ? 'image/svg+xml' : detected?.mime
}

function checkDrawing(data: Uint8Array): CheckedImage {
  if (data.byteLength > mostDrawingBytes) return refused('too-large', largeDrawing)
  const drawing = sanitiseSvg(new TextDecoder().decode(data))
  if ('clean' in drawing) return { mimeType: 'image/svg+xml', clean: Buffer.from(drawing.clean) }

  return drawing.problem === 'too-complex'
    ? { problem: tooComplex }
    : refused('unsupported-media-type', noDrawing)
}

const refused = (code: FileProblem['code'], message: string) => ({ problem: { code, message } })

const unknownType =
  'Diese Datei ist kein Bild, das wir kennen. Erlaubt sind JPG, PNG, GIF, WebP, AVIF, SVG und PDF.'
const actingDocument =
  'Diese PDF-Datei ist verschlüsselt oder enthält Skripte. Bitte speichern Sie sie ohne beides, etwa mit „Als PDF drucken“.'
const noDrawing = 'Diese SVG-Datei ist beschädigt oder enthält etwas anderes als eine Zeichnung.'
const largeDrawing = 'Diese Datei ist für eine Zeichnung zu groß. Erlaubt ist höchstens 1 MB.'
