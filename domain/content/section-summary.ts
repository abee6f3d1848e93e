import { frameFields } from './section-frame.data.ts'
import { linesOfTable } from './text-table.ts'

/** Enough to tell one section of a list from the next. */
const longest = 60

/** The first words that visitors read of a section, from its heading line or the first of its texts; else nothing. */
export function sectionSummary(section: unknown): string {
  const words = firstText(section).replaceAll(/\s+/g, ' ').trim()

  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words
}

const ignored = new Set<string>([
  ...frameFields,
  'id',
  'blockType',
  'blockName',
  'layout',
  'orientation',
  'link',
  'type',
  'version',
])

function firstText(value: unknown): string {
  if (Array.isArray(value)) return value.map(firstText).find(Boolean) ?? ''
  if (!isRecord(value)) return ''
  if (isRecord(value.root)) return textIn(value.root)

  for (const [name, inner] of Object.entries(value)) {
    if (ignored.has(name)) continue
    // A lone id of a picture or a page says nothing to a reader.
    const text = typeof inner === 'string' ? inner.replace(/^[0-9a-f-]{24,36}$/, '') : firstText(inner)
    if (text.trim()) return text
  }

  return ''
}

/** The first block of a rich text that has any words. */
function textIn(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'table') return linesOfTable(node)[0] ?? ''
  const parts = Array.isArray(node.children) ? node.children.filter(isRecord).map(textIn) : []

  return node.type === 'root' ? (parts.find((part) => part.trim()) ?? '') : parts.join('')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
