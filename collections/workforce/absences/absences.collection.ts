import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { keepToOwnPeople } from '#collections/shared/people/keep-to-own-people.ts'

import { absencesFields } from './absences.fields.ts'
import { decideAbsence, keepOwnDecision } from './hooks/decide-absence.ts'
import { handDocumentToBranch } from './hooks/hand-document-to-branch.ts'
import { planAbsence } from './hooks/plan-absence.ts'
import { titleAbsence } from './hooks/title-absence.ts'

export const absences = {
  slug: 'absences',
  labels: { singular: 'Abwesenheit', plural: 'Abwesenheiten' },
  access: accessOf('absences'),
  custom: { periodField: 'firstDay' },
  versions: false,
  lockDocuments: false,
  forceSelect: { user: true, branch: true },
  defaultSort: '-firstDay',
  defaultPopulate: { title: true, user: true, type: true, firstDay: true, lastDay: true, status: true },
  indexes: [{ fields: ['user', 'firstDay'] }, { fields: ['branch', 'firstDay'] }],
  hooks: {
    beforeChange: [refuseHiddenPeople, keepToOwnPeople, decideAbsence, planAbsence, titleAbsence],
    beforeDelete: [keepOwnDecision],
    afterChange: [handDocumentToBranch],
  },
  fields: absencesFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Urlaub, Krankenstand und andere Abwesenheiten, vom Antrag bis zur Entscheidung.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'days', 'status', 'branch', 'approvedBy'],
    listSearchableFields: ['title', 'note', 'firstDay'],
  },
} satisfies CollectionConfig
