import type { useForm } from '@payloadcms/ui'

import type { SectionStep } from '#domain/content/editor-messages.ts'

type Form = Pick<
  ReturnType<typeof useForm>,
  'addFieldRow' | 'dispatchFields' | 'getFields' | 'moveFieldRow' | 'removeFieldRow' | 'setModified'
>

export const sectionsPath = 'content.body'

/** The ids of the page's sections, in their order. */
export const sectionIds = (form: Pick<Form, 'getFields'>): string[] =>
  form.getFields()[sectionsPath]?.rows?.map(({ id }) => id) ?? []

/** Does one step with a section, and answers the section where whoever did it goes on; null where there is none. */
export function arrangeSection(
  form: Form,
  { section, step }: { section: string; step: SectionStep },
): string | null {
  const ids = sectionIds(form)
  const index = ids.indexOf(section)
  if (index === -1) return null
  if (step === 'remove') {
    form.removeFieldRow({ path: sectionsPath, rowIndex: index })
    return ids[index + 1] ?? ids[index - 1] ?? null
  }
  if (step === 'duplicate') {
    form.dispatchFields({ type: 'DUPLICATE_ROW', path: sectionsPath, rowIndex: index })
    form.setModified(true)
    return section
  }
  if (step === 'hide') {
    const path = `${sectionsPath}.${index}.isHidden`
    form.dispatchFields({ type: 'UPDATE', path, value: form.getFields()[path]?.value !== true })
    form.setModified(true)
    return section
  }
  const target = step === 'up' ? index - 1 : index + 1
  if (target < 0 || target >= ids.length) return section
  form.moveFieldRow({ path: sectionsPath, moveFromIndex: index, moveToIndex: target })

  return section
}

/** Adds a section before this one, at the end for an empty id or one that is gone, and answers its id. */
export function insertSection(
  form: Form,
  { before, blockType }: { before: string; blockType: string },
): string {
  const ids = sectionIds(form)
  const index = ids.indexOf(before)
  const id = newId()
  form.addFieldRow({
    blockType,
    path: sectionsPath,
    schemaPath: sectionsPath,
    rowIndex: index === -1 ? ids.length : index,
    subFieldState: { id: { value: id, initialValue: id, valid: true, passesCondition: true } },
  })

  return id
}

/** As Payload's own form spells them: 24 hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))

  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
