import { drawFrame, drawPage } from './draw-file.ts'
import type { UploadRecord } from './media-source.ts'
import { makeCard, makeVariant } from './make-variant.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What a file looks like: itself, its first page, a frame, or a card with its name where nothing can be drawn. */
export async function makePreview(path: string, record: UploadRecord): Promise<Buffer> {
  try {
    return await drawFile(path, record.mimeType)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return drawCard(record)
  }
}

async function drawFile(path: string, mimeType: string): Promise<Buffer> {
  if (mimeType.startsWith('image/')) {
    return makeVariant({ source: path, size: 'medium', format: 'jpeg', isSqueezed: true })
  }
  if (mimeType.startsWith('video/')) return drawFrame(path)
  if (mimeType === 'application/pdf') return drawPage(path)
  throw new UnreadableFile(mimeType)
}

/** A sheet of paper with the kind and the name of the file. */
export function drawCard({ extension, originalName, filename }: UploadRecord): Promise<Buffer> {
  const name = shorten(originalName ?? filename)
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" font-family="Mulish, sans-serif">
    <rect width="1280" height="720" fill="#eef0f2"/>
    <path d="M540 150h140l80 80v240a20 20 0 0 1-20 20H540a20 20 0 0 1-20-20V170a20 20 0 0 1 20-20Z" fill="#fff" stroke="#c3c9d0" stroke-width="6"/>
    <path d="M680 150v60a20 20 0 0 0 20 20h60" fill="none" stroke="#c3c9d0" stroke-width="6"/>
    <text x="640" y="390" font-size="52" font-weight="700" text-anchor="middle" fill="#5b6570">${escapeXml(extension.toUpperCase())}</text>
    <text x="640" y="590" font-size="40" text-anchor="middle" fill="#2b3138">${escapeXml(name)}</text>
  </svg>`
  return makeCard(card)
}

/** The end of a name tells files apart as often as its beginning. */
function shorten(name: string): string {
  return name.length <= 44 ? name : `${name.slice(0, 28)} … ${name.slice(-12)}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
