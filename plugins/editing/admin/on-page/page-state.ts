import type { FormState } from 'payload'

/** What is undone and done again: the page's name and all that it shows. */
const isOfPage = (path: string): boolean =>
  path === 'name' || path === 'content' || path.startsWith('content.')

/** Whether a page would look the same in both states of its form; a field that is not there says nothing. */
export function isSamePage(one: FormState, other: FormState): boolean {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)].filter(isOfPage))

  return [...paths].every((path) => isSameValue(one[path]?.value, other[path]?.value))
}

/** Whether two states of a form say the same; which state it was drawn from is nobody's words. */
export function isSameForm(one: FormState, other: FormState): boolean {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]).difference(ofStates)

  return [...paths].every((path) => isSameValue(one[path]?.value, other[path]?.value))
}

const ofStates = new Set(['updatedAt', 'createdAt', 'writtenIn'])

/** Whether nothing of the page still waits for the server to say what it begins with. */
export function isSettled(form: FormState): boolean {
  return Object.entries(form).every(
    ([path, { rows }]) => !isOfPage(path) || !rows?.some(({ isLoading }) => isLoading),
  )
}

/**
 * An earlier state with what the server has said since of the sections that it still waited for, as they begin; those
 * that are gone meanwhile wait no longer, and are asked for again if they come back.
 */
export function filledFrom(settled: FormState, earlier: FormState): FormState {
  const filled: FormState = { ...earlier }
  for (const [path, field] of Object.entries(earlier)) {
    if (!isOfPage(path) || !field.rows?.some(({ isLoading }) => isLoading)) continue
    const known = settled[path]?.rows ?? []
    filled[path] = { ...field, rows: field.rows.map((row) => ({ ...row, isLoading: false })) }
    for (const [index, { id, isLoading }] of field.rows.entries()) {
      const place = known.findIndex((row) => row.id === id)
      if (isLoading && place >= 0)
        fillRow(filled, settled, { to: `${path}.${index}.`, from: `${path}.${place}.` })
    }
  }

  return filled
}

function fillRow(filled: FormState, settled: FormState, { to, from }: { to: string; from: string }): void {
  for (const [path, field] of Object.entries(settled)) {
    if (path.startsWith(from)) filled[to + path.slice(from.length)] ??= field
  }
}

/** The form with the page as it was before; whatever else it says stays as it is now. */
export const withPageOf = (before: FormState, now: FormState): FormState =>
  withPartOf(before, now, (path) => isOfPage(path))

/** The form with all that its fields say there; what only draws something stays as it is now. */
export const withAllOf = (other: FormState, now: FormState): FormState =>
  withPartOf(other, now, (path) => path in other)

function withPartOf(before: FormState, now: FormState, isPart: (path: string) => boolean): FormState {
  const others = Object.entries(now).filter(([path]) => !isPart(path) && !isOfPage(path))
  const page = Object.entries(before)
    .filter(([path]) => isPart(path))
    .map(([path, field]) => [path, isSameValue(now[path]?.value, field.value) ? field : drawnAnew(field)])

  return Object.fromEntries([...others, ...page]) as FormState // the parts of two
}

/** The editor of a formatted text shows another state only where it is told that it began with another one. */
function drawnAnew(field: FormState[string]): FormState[string] {
  const { value } = field

  return typeof value === 'object' && value !== null
    ? { ...field, initialValue: structuredClone(value), isModified: true }
    : { ...field, isModified: true }
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object') return isNothing(one) && isNothing(other)

  return JSON.stringify(one) === JSON.stringify(other)
}

/** A field that nobody has filled is told in three ways. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
