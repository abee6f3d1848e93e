import type { FlattenedBlock } from 'payload'

import type { SectionChange } from '#domain/content/section-changes.ts'

import { describeFields, type NameOf } from './describe-fields.ts'

/** A field whose text differs, in paragraphs. */
export type FieldChange = { label: string; before: string[]; after: string[] }
/** What sections are made of, by their type. */
export type Blocks = Readonly<Record<string, Pick<FlattenedBlock, 'fields'>>>

/** What was written anew in a section; of a new one and of one that is gone everything. */
export function describeChange(
  { before, after }: SectionChange,
  blocks: Blocks,
  nameOf: NameOf,
): FieldChange[] {
  const linesOf = (section: SectionChange['before']) =>
    section ? describeFields(blocks[String(section.blockType)]?.fields ?? [], section, nameOf) : []
  const old = new Map(linesOf(before).map(({ label, text }) => [label, text]))
  const next = new Map(linesOf(after).map(({ label, text }) => [label, text]))

  return [...new Set([...old.keys(), ...next.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? [], after: next.get(label) ?? [] }))
    .filter((change) => change.before.join('\n') !== change.after.join('\n'))
}
