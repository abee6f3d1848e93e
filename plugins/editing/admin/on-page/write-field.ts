import type { useForm } from '@payloadcms/ui'

import { sectionIds, sectionsPath } from './arrange-sections.ts'

type Form = Pick<ReturnType<typeof useForm>, 'dispatchFields' | 'getFields' | 'setModified'>
type Written = { section: string; path: string; value: unknown }

/**
 * Brings words that were written on the page into the form; what the form knows no field for is left aside, unless the
 * section is so new that the server still says which fields it has.
 */
export function writeField(form: Form, written: Written): void {
  const { section, path, value } = written
  const full = pathInForm(form, written)
  const key = `${section} ${path}`
  clearTimeout(awaited.get(key))
  awaited.delete(key)
  if (full === null) return
  if (!form.getFields()[full]) {
    if (isAwaited(form, section))
      awaited.set(
        key,
        setTimeout(() => writeField(form, written), askAgainMilliseconds),
      )
    return
  }
  form.dispatchFields({ type: 'UPDATE', path: full, value })
  form.setModified(true)
  if (typeof value === 'object') showAtRest(form, full, value)
}

/** Words that wait for their field: told to the form earlier, they would be overwritten by what it begins with. */
const awaited = new Map<string, ReturnType<typeof setTimeout>>()
const askAgainMilliseconds = 50

function isAwaited(form: Form, section: string): boolean {
  const rows = form.getFields()[sectionsPath]?.rows

  return rows?.some(({ id, isLoading }) => id === section && isLoading) ?? false
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
