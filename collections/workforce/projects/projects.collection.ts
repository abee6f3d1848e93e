import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { namedIn } from '#collections/shared/access/scopes.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { projectsFields } from './projects.fields.ts'

export const projects = {
  slug: 'projects',
  labels: { singular: 'Projekt', plural: 'Projekte' },
  access: accessOf('projects', { mine: namedIn('members') }),
  custom: { periodField: 'startsOn' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, color: true, status: true },
  hooks: { beforeChange: [refuseHiddenPeople] },
  fields: projectsFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Aufträge und Vorhaben, auf die Aufgaben und Arbeitszeit gebucht werden.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'customer', 'branch', 'status', 'startsOn', 'endsOn'],
    listSearchableFields: ['name', 'description'],
  },
} satisfies CollectionConfig
