import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answerProblems, keptAnswers, senderOf } from './form-answers.ts'
import { type FormFieldKind, formFieldKinds, formTexts } from './form-field.data.ts'
import { type FormField, formFields, formVersion } from './form-fields.ts'

const field = (kind: FormFieldKind, more: Partial<FormField> = {}): FormField => ({
  id: kind,
  kind,
  label: formFieldKinds[kind],
  help: '',
  isRequired: true,
  isHalf: false,
  options: kind === 'choice' || kind === 'several' ? ['Rot', 'Blau'] : [],
  ...more,
})
const kinds = Object.keys(formFieldKinds) as FormFieldKind[]
const problemOf = (kind: FormFieldKind, entered: string[], more: Partial<FormField> = {}) =>
  answerProblems([field(kind, more)], { [kind]: entered })[0]?.message ?? null

describe('the fields of a form', () => {
  it('are the rows that ask for something', () => {
    const rows = [
      { id: 'a', kind: 'text', label: ' Name ', isRequired: true, width: 'half' },
      { id: 'b', kind: 'choice', label: 'Farbe', options: 'Rot\n\n Blau\nRot' },
      { id: 'c', kind: 'choice', label: 'Ohne Auswahl', options: ' ' },
      { id: 'd', kind: 'text', label: ' ' },
      { id: 'e', kind: 'constructor', label: 'Unbekannt', options: 'x' },
      null,
    ]

    expect(formFields(rows)).toEqual([
      { id: 'a', kind: 'text', label: 'Name', help: '', isRequired: true, isHalf: true, options: [] },
      {
        id: 'b',
        kind: 'choice',
        label: 'Farbe',
        help: '',
        isRequired: false,
        isHalf: false,
        options: ['Rot', 'Blau'],
      },
      { id: 'e', kind: 'text', label: 'Unbekannt', help: '', isRequired: false, isHalf: false, options: [] },
    ])
    expect(formFields(3)).toEqual([])
  })

  it('have a version that changes with whatever is asked', () => {
    const versions = [
      [field('text')],
      [field('text', { label: 'Anders' })],
      [field('text', { isRequired: false })],
      [],
    ]

    expect(new Set(versions.map(formVersion)).size).toBe(4)
    expect(formVersion([field('choice')])).toBe(formVersion([field('choice')]))
  })
})

describe('an answer', () => {
  it.each(kinds)('of the kind %s has to be there where it is required, and need not be elsewhere', (kind) => {
    expect([problemOf(kind, []), problemOf(kind, [' '])]).toEqual([expect.any(String), expect.any(String)])
    expect(problemOf(kind, [], { isRequired: false })).toBeNull()
  })

  it.each<[FormFieldKind, string[], string | null]>([
    ['text', ['Anna'], null],
    ['text', ['Anna\nBcc: alle'], formTexts.oneLine],
    ['text', ['x'.repeat(201)], formTexts.tooLong],
    ['longText', ['Erste Zeile\nzweite'], null],
    ['longText', ['x'.repeat(5001)], formTexts.tooLong],
    ['email', ['anna@kundin.test'], null],
    ['email', ['anna'], formTexts.email],
    ['phone', ['+43 664 1'], null],
    ['phone', ['12345'], formTexts.phone],
    ['number', ['-3,5'], null],
    ['number', ['drei'], formTexts.number],
    ['date', ['2026-12-24'], null],
    ['date', ['24.12.2026'], formTexts.date],
    ['date', ['0026-12-24'], formTexts.date],
    ['choice', ['Rot'], null],
    ['choice', ['Grün'], formTexts.unknownOption],
    ['choice', ['Rot', 'Blau'], formTexts.unknownOption],
    ['several', ['Rot', 'Blau'], null],
    ['several', ['Rot', 'Grün'], formTexts.unknownOption],
    ['consent', ['on'], null],
  ])('%s %j: %s', (kind, entered, problem) => {
    expect(problemOf(kind, entered)).toBe(problem)
  })

  it('to a question that is not asked is refused', () => {
    expect(answerProblems([], { weg: ['x'], toString: ['x'] })).toEqual([
      { field: 'weg', message: formTexts.unknownField },
      { field: 'toString', message: formTexts.unknownField },
    ])
  })

  it('of any kind and content never throws', () => {
    const answers = fc.dictionary(
      fc.constantFrom(...kinds, '__proto__'),
      fc.array(fc.string(), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(answers, (given) => {
        const fields = kinds.map((kind) => field(kind))
        const failing = answerProblems(fields, given).map((each) => each.field)
        for (const { label } of keptAnswers(fields, given)) expect(label).not.toBe('')
        expect(new Set(failing).size).toBe(failing.length)
      }),
    )
  })
})

describe('what is kept', () => {
  it('are the answers in words, with their questions, and nothing of what was left empty', () => {
    const fields = [field('several'), field('date'), field('consent'), field('text')]
    const answers = { several: ['Rot', 'Blau'], date: ['2026-12-24'], consent: ['on'], text: [' '] }

    expect(keptAnswers(fields, answers)).toEqual([
      { label: 'Mehrere zur Auswahl', kind: 'several', value: 'Rot, Blau' },
      { label: 'Datum', kind: 'date', value: '24.12.2026' },
      { label: 'Zustimmung', kind: 'consent', value: 'Ja' },
    ])
  })

  it.each([
    [
      { text: ['Anna Auer'], email: ['a@b.test'] },
      { name: 'Anna Auer', email: 'a@b.test', phone: null },
    ],
    [{ phone: ['0664 1234'] }, { name: 'Tischanfrage', email: null, phone: '0664 1234' }],
  ])('names whoever has sent %j as %j', (answers, sender) => {
    const fields = [field('text', { label: 'Ihr Name' }), field('email'), field('phone')]

    expect(senderOf(fields, answers, 'Tischanfrage')).toEqual(sender)
  })
})
