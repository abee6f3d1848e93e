import type { CheckboxField, CollapsibleField, DateField, Field, SelectField } from 'payload'

import { momentField } from '#collections/shared/fields/moment-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { notShown, textField } from '#collections/shared/fields/text-field.ts'
import { anchorProblem } from '#domain/content/section-anchors.ts'
import { sectionSpaces, sectionTones } from '#domain/content/section-frame.data.ts'
import { variantsOf } from '#domain/content/section-frame.ts'
import { isMoment, type Timed, timesProblem } from '#domain/content/section-times.ts'

/** How and when a section is shown. None has a value of its own accord, so nothing changes for who says none of it. */
export const frameFields = (type: string): CollapsibleField => ({
  type: 'collapsible',
  label: 'Darstellung',
  admin: { initCollapsed: true },
  fields: [
    ...(hasLooks(type) ? looks(type) : []),
    anchor,
    hidden,
    inRow(moment('visibleFrom', 'Sichtbar ab'), moment('visibleUntil', 'Sichtbar bis')),
  ],
})

/** A piece is drawn by what it holds. */
const hasLooks = (type: string): boolean => Object.keys(variantsOf(type)).length > 0

const looks = (type: string): Field[] => [
  inRow(
    choice('tone', 'Hintergrund', sectionTones, 'Grundton'),
    choice('variant', 'Gestaltung', variantsOf(type), 'Wie üblich'),
  ),
  inRow(
    choice('spaceAbove', 'Abstand oben', sectionSpaces, 'Normal'),
    choice('spaceBelow', 'Abstand unten', sectionSpaces, 'Normal'),
  ),
]

const inRow = (...fields: Field[]): Field => ({ type: 'row', fields })

/** What is usual is what an empty field says. */
function choice(
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  usual: string,
): SelectField {
  const field = selectField(name, label, labels, { width: '50%' })

  return { ...field, admin: { ...field.admin, placeholder: usual } }
}

const anchor = {
  ...textField('anchor', 'Anker', {
    maxLength: 60,
    placeholder: 'preise',
    description: 'Links zu „#preise“ führen hierher. Auf jeder Seite einmal.',
    validate: (value, { data, path }) =>
      value ? (anchorProblem(value, { body: bodyIn(data), index: Number(path.at(-2)) }) ?? true) : true,
  }),
  custom: notShown,
}

/** A page or a piece as it would be stored, whose shapes only their own collections know. */
const bodyIn = ({ content }: { content?: { body?: unknown; sections?: unknown } }): unknown =>
  content?.sections ?? content?.body

const hidden: CheckboxField = {
  name: 'isHidden',
  label: 'Ausblenden',
  type: 'checkbox',
  admin: {
    description: 'Besucher sehen den Abschnitt nicht. In der Vorschau steht er mit einem Hinweis da.',
  },
}

const moment = (name: string, label: string): DateField => ({
  ...momentField(name, label, { width: '50%' }),
  validate: (value: unknown, { siblingData }: { siblingData: Timed }) => {
    if (!value) return true
    if (!isMoment(value)) return 'Bitte geben Sie Tag und Uhrzeit an.'

    return (name === 'visibleUntil' ? timesProblem(siblingData) : null) ?? true
  },
})
