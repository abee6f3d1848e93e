import type { FlattenedBlock, FlattenedField } from 'payload'

import type { Fed } from './feed-sections.ts'

export type RelationKind = 'images' | 'uploads' | 'sites'

/** Answers what stands in the place of a record's id. */
export type Replace = (kind: RelationKind, id: string) => unknown

type Values = Record<string, unknown>

const kinds: readonly string[] = ['images', 'uploads', 'sites'] satisfies RelationKind[]

/** The same values with every relation replaced, in groups, rows and rich text as well. */
export function replaceRelations(
  fields: readonly FlattenedField[],
  values: Values,
  replace: Replace,
): Values {
  const result: Values = {}
  for (const field of fields) {
    const value = values[field.name]
    if (value !== null && value !== undefined) result[field.name] = replaceIn(field, value, replace)
  }

  return result
}

type Section = { blockType: string; id?: string | null; shownBy?: string | undefined }

/**
 * Sections with all their relations replaced, and with what was found for them; those that nobody knows any more are left
 * out.
 */
export function replaceInSections(
  blocks: Readonly<Record<string, FlattenedBlock>>,
  sections: readonly Section[],
  { replace, fed }: { replace: Replace; fed: Fed },
): Section[] {
  return sections.flatMap((section) => {
    const block = Object.hasOwn(blocks, section.blockType) ? blocks[section.blockType] : undefined
    if (!block) return []

    const { id, blockType, shownBy } = section
    const values = replaceRelations(block.flattenedFields, { ...section }, replace)
    return [
      {
        ...values,
        blockType,
        id: id ?? null,
        ...(shownBy !== undefined && { shownBy }),
        ...(fed.has(section) && { fed: fed.get(section) }),
      },
    ]
  })
}

function replaceIn(field: FlattenedField, value: unknown, replace: Replace): unknown {
  if (field.type === 'upload' || field.type === 'relationship') {
    return replaceRelation(field.relationTo, value, replace)
  }
  if (field.type === 'array') {
    const rows: unknown[] = Array.isArray(value) ? value : []
    return rows.filter(isRecord).map((row) => replaceRelations(field.flattenedFields, row, replace))
  }
  if (field.type === 'group' || field.type === 'tab') {
    return isRecord(value) ? replaceRelations(field.flattenedFields, value, replace) : {}
  }
  if (field.type !== 'richText') return value

  return isRecord(value) && isRecord(value.root) ? replaceInText(value, replace) : null
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function replaceRelation(relationTo: string | string[], value: unknown, replace: Replace): unknown {
  if (typeof relationTo !== 'string' || !kinds.includes(relationTo)) return null

  const kind = relationTo as RelationKind // one of the kinds, as was just asked
  if (!Array.isArray(value)) return replace(kind, idOf(value))
  return value.map((each) => replace(kind, idOf(each))).filter((found) => found !== null)
}

/**
 * Links to pages get their address, and pictures all that is needed to show them; a link to a page that is gone
 * becomes plain text around it, and a picture that is gone is left out.
 */
export function replaceInText(node: unknown, replace: Replace): unknown {
  if (Array.isArray(node)) return node.flatMap((each) => replaceInNode(each, replace))
  if (typeof node !== 'object' || node === null) return node

  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, replaceInText(value, replace)]),
  )
  return copy
}

function replaceInNode(node: unknown, replace: Replace): unknown[] {
  if (isRecord(node) && node.type === 'upload') {
    const value = node.relationTo === 'images' ? replace('images', idOf(node.value)) : null
    return value === null ? [] : [{ ...node, value }]
  }
  const page = pageOfLink(node)
  if (page === null || !isRecord(node)) return [replaceInText(node, replace)]

  const found = replace('sites', page) as { href: string } | null
  const children = replaceInText(node.children ?? [], replace) as unknown[] // a list stays one
  if (!found) return children
  return [
    {
      ...node,
      fields: { ...(node.fields as Values), linkType: 'custom', doc: null, url: found.href },
      children,
    },
  ]
}

/** The id of the page that a link within the website leads to; null for anything else. */
function pageOfLink(node: unknown): string | null {
  const fields = isRecord(node) && isRecord(node.fields) ? node.fields : {}
  const { linkType, doc } = fields

  return linkType === 'internal' && isRecord(doc) && doc.relationTo === 'sites' ? idOf(doc.value) : null
}

const idOf = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null ? String((relation as Values).id) : String(relation)
