import { formFieldKinds, type FormFieldKind, formLimits } from './form-field.data.ts'

/** A question of a form as visitors get it. */
export type FormField = {
  id: string
  kind: FormFieldKind
  label: string
  help: string
  isRequired: boolean
  /** Whether two of them stand beside each other. */
  isHalf: boolean
  /** Of a choice, in their order, each once. */
  options: string[]
}

/** The rows of an editor that ask for something: with a label, and with something to choose from where it is a choice. */
export function formFields(rows: unknown): FormField[] {
  return (Array.isArray(rows) ? rows : [])
    .slice(0, formLimits.fields)
    .map(fieldOf)
    .filter((field) => field !== null)
}

function fieldOf(row: unknown): FormField | null {
  const { id, kind, label, help, isRequired, width, options } = { ...(row as Record<string, unknown> | null) }
  const field = {
    id: textOf(id),
    kind: Object.hasOwn(formFieldKinds, textOf(kind)) ? (kind as FormFieldKind) : 'text',
    label: textOf(label),
    help: textOf(help),
    isRequired: isRequired === true,
    isHalf: width === 'half',
    options: optionsIn(textOf(options)),
  }
  const isChoice = field.kind === 'choice' || field.kind === 'several'
  if (field.id === '' || field.label === '' || (isChoice && field.options.length === 0)) return null

  return isChoice ? field : { ...field, options: [] }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** One a line. */
const optionsIn = (text: string): string[] =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean).slice(0, formLimits.options)

/**
 * By which a form is known that has changed since somebody has opened it. It tells one state from another and keeps
 * nothing secret: 32 bits of FNV-1a.
 */
export function formVersion(fields: readonly FormField[]): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(fields)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }

  return hash.toString(16).padStart(8, '0')
}
