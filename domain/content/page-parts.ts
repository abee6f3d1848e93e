/** A file that a page shows, as far as checks look at it. */
export type ShownFile = { filename: string; mimeType: string; filesize: number; alt: string }
/**
 * Another page that this one leads to; `division` is the division it belongs to, if it names one. Of one with a newer
 * draft, whether it is reachable says whether that would be.
 */
export type ShownPage = {
  id: string | null
  path: string
  name: string
  isReachable: boolean
  division: string | null
}

/** What a page is made of, in reading order; `at` is the dotted path of its field. */
export type PagePart = { at: string } & (
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'file'; file: ShownFile }
  | { kind: 'link'; href: string }
  | { kind: 'page'; page: ShownPage }
)

/** Reads headings, files and links out of the content of a page, whatever sections it has. */
export function pagePartsOf(content: unknown, at = 'content'): PagePart[] {
  if (Array.isArray(content)) return content.flatMap((each, index) => pagePartsOf(each, `${at}.${index}`))
  if (!isRecord(content)) return []
  if (isRecord(content.root)) return textPartsOf(content.root, at)

  const file = fileOf(content)
  if (file) return [{ kind: 'file', at, file }]
  const page = pageOf(content)
  if (page) return [{ kind: 'page', at, page }]

  return Object.entries(content).flatMap(([name, value]) =>
    typeof value === 'string' ? linkOf(value, name, `${at}.${name}`) : pagePartsOf(value, `${at}.${name}`),
  )
}

/** Rich text is one field, so everything in it lies at the same place. */
function textPartsOf(node: Loose, at: string): PagePart[] {
  const inside = Array.isArray(node.children) ? node.children.filter(isRecord) : []
  const own: PagePart[] = []
  if (node.type === 'heading') {
    own.push({ kind: 'heading', at, level: Number(String(node.tag).slice(1)), text: textOf(node).trim() })
  }
  if (isRecord(node.fields)) {
    const { url, doc } = node.fields
    const page = isRecord(doc) && isRecord(doc.value) ? pageOf(doc.value) : null
    if (page) own.push({ kind: 'page', at, page })
    else if (typeof url === 'string') own.push(...linkOf(url, 'link', at))
  }
  if (node.type === 'upload') own.push(...pagePartsOf(node.value, at))

  return [...own, ...inside.flatMap((child) => textPartsOf(child, at))]
}

function textOf(node: Loose): string {
  if (typeof node.text === 'string') return node.text

  return Array.isArray(node.children) ? node.children.filter(isRecord).map(textOf).join('') : ''
}

function fileOf({ filename, mimeType, filesize, alt }: Loose): ShownFile | null {
  if (typeof filename !== 'string' || typeof mimeType !== 'string') return null

  return {
    filename,
    mimeType,
    filesize: typeof filesize === 'number' ? filesize : 0,
    alt: typeof alt === 'string' ? alt.trim() : '',
  }
}

function pageOf({ id, path, name, isPublic, division, _status: status }: Loose): ShownPage | null {
  if (typeof path !== 'string' || typeof name !== 'string' || typeof isPublic !== 'boolean') return null

  return {
    id: typeof id === 'string' ? id : null,
    path,
    name,
    isReachable: isPublic && status !== 'draft',
    division: typeof division === 'string' ? division : null,
  }
}

function linkOf(text: string, name: string, at: string): PagePart[] {
  const isLink = /link|url|href|address/i.test(name)

  return isLink && text.trim() !== '' ? [{ kind: 'link', at, href: text.trim() }] : []
}

type Loose = Record<string, unknown>

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
