import { looksLikeEmail } from '../looks-like-email.ts'
import { type FormFieldKind, formLimits, formTexts } from './form-field.data.ts'
import type { FormField } from './form-fields.ts'

/** What was entered, by the ids of the fields: each a list, of which all but “several” have one entry. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>

export type FormProblem = { field: string; message: string }

/** An answer with its question as it read then. */
export type KeptAnswer = { label: string; kind: FormFieldKind; value: string }

/** What is wrong with the answers, each at the id of its field, in the order of the form. */
export function answerProblems(fields: readonly FormField[], answers: FormAnswers): FormProblem[] {
  const known = new Set(fields.map(({ id }) => id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))

  return [
    ...fields.flatMap((field) => {
      const message = answerProblem(field, enteredIn(field, answers))
      return message === null ? [] : [{ field: field.id, message }]
    }),
    ...unknown.map((field) => ({ field, message: formTexts.unknownField })),
  ]
}

/** What is kept of the answers; a field that was left empty is left out. Dates are in German, `24.12.2026`. */
export function keptAnswers(fields: readonly FormField[], answers: FormAnswers): KeptAnswer[] {
  return fields.flatMap((field) => {
    const entered = enteredIn(field, answers)
    const { label, kind } = field
    return entered.length === 0 ? [] : [{ label, kind, value: wordsOf(kind, entered) }]
  })
}

/** How whoever has sent them is reached, and called: the first answers that say so, else the form's name. */
export function senderOf(fields: readonly FormField[], answers: FormAnswers, formName: string) {
  const firstOf = (isMeant: (field: FormField) => boolean): string | null =>
    fields.filter(isMeant).flatMap((field) => enteredIn(field, answers))[0] ?? null
  const isName = ({ kind, label }: FormField) => kind === 'text' && /\bname\b/i.test(label)

  return {
    name: (firstOf(isName) ?? formName).slice(0, 160),
    email: firstOf(({ kind }) => kind === 'email'),
    phone: firstOf(({ kind }) => kind === 'phone'),
  }
}

const enteredIn = ({ id }: FormField, answers: FormAnswers): string[] =>
  (Object.hasOwn(answers, id) ? (answers[id] ?? []) : []).map((each) => each.trim()).filter(Boolean)

function answerProblem(field: FormField, entered: readonly string[]): string | null {
  const { kind, isRequired, options } = field
  const [only = ''] = entered
  if (entered.length === 0) return isRequired ? missingText[kind] : null
  if (entered.length > 1 && kind !== 'several') return formTexts.unknownOption
  if (kind === 'choice' || kind === 'several') {
    return entered.every((each) => options.includes(each)) ? null : formTexts.unknownOption
  }
  if (kind === 'consent') return null

  return (
    sizeProblem(kind, only) ??
    (isOfKind[kind]?.test(only) === false ? wrongText(kind) : kindProblem(kind, only))
  )
}

function sizeProblem(kind: FormFieldKind, text: string): string | null {
  if (kind === 'longText') return text.length > formLimits.text ? formTexts.tooLong : null
  if (/[\n\v\f\r\u0085\u2028\u2029]/.test(text)) return formTexts.oneLine

  return text.length > formLimits.line ? formTexts.tooLong : null
}

const isOfKind: Partial<Record<FormFieldKind, RegExp>> = {
  phone: /^.{6,40}$/,
  number: /^-?\d{1,12}(?:[.,]\d{1,6})?$/,
  date: /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
}

const wrongText = (kind: FormFieldKind): string => formTexts[kind as 'phone' | 'number' | 'date']

function kindProblem(kind: FormFieldKind, text: string): string | null {
  return kind === 'email' && !looksLikeEmail(text) ? formTexts.email : null
}

const missingText: Readonly<Record<FormFieldKind, string>> = {
  text: formTexts.missing,
  longText: formTexts.missing,
  email: formTexts.email,
  phone: formTexts.phone,
  number: formTexts.number,
  date: formTexts.date,
  choice: formTexts.notChosen,
  several: formTexts.notChosen,
  consent: formTexts.notAgreed,
}

function wordsOf(kind: FormFieldKind, entered: readonly string[]): string {
  const [only = ''] = entered
  if (kind === 'consent') return 'Ja'
  if (kind === 'date') return only.split('-').toReversed().join('.')

  return entered.join(', ')
}
