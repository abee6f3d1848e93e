import type { useForm } from '@payloadcms/ui'

import { sectionIds, sectionsPath } from './arrange-sections.ts'

type Form = Pick<ReturnType<typeof useForm>, 'dispatchFields' | 'getFields' | 'setModified'>
type Written = { section: string; path: string; value: unknown }

/** Brings words that were written on the page into the form; what the form knows no field for is left aside. */
export function writeField(form: Form, { section, path, value }: Written): void {
  const full = pathInForm(form, { section, path })
  const field = full === null ? undefined : form.getFields()[full]
  if (full === null || !field) return
  form.dispatchFields({ type: 'UPDATE', path: full, value })
  form.setModified(true)
  if (typeof value === 'object') showAtRest(form, full, value)
}

/** Long enough that nobody types any more. */
const restMilliseconds = 500
const rests = new Map<string, ReturnType<typeof setTimeout>>()

/** The editor of a formatted text shows it where it begins with it, and is made anew for that: not at each letter. */
function showAtRest(form: Form, path: string, value: object | null): void {
  clearTimeout(rests.get(path))
  rests.set(
    path,
    setTimeout(() => {
      rests.delete(path)
      if (form.getFields()[path]?.value !== value) return
      form.dispatchFields({ type: 'UPDATE', path, initialValue: value })
    }, restMilliseconds),
  )
}

function pathInForm(form: Form, { section, path }: Omit<Written, 'value'>): string | null {
  if (section === '') return path === 'name' || path === 'content.text' ? path : null
  const index = sectionIds(form).indexOf(section)

  return index === -1 ? null : `${sectionsPath}.${index}.${path}`
}
