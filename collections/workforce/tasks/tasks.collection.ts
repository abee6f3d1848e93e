import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { namedIn } from '#collections/shared/access/scopes.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { stampDone } from './hooks/stamp-done.ts'
import { tasksFields } from './tasks.fields.ts'

export const tasks = {
  slug: 'tasks',
  labels: { singular: 'Aufgabe', plural: 'Aufgaben' },
  access: accessOf('tasks', { mine: namedIn('assignees') }),
  custom: { periodField: 'dueAt' },
  versions: false,
  forceSelect: { branch: true },
  defaultSort: 'dueAt',
  defaultPopulate: { title: true, status: true, dueAt: true },
  indexes: [{ fields: ['branch', 'status', 'dueAt'] }],
  hooks: { beforeChange: [refuseHiddenPeople, stampDone] },
  fields: tasksFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Was zu tun ist, von wem und bis wann.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'priority', 'dueAt', 'assignees', 'branch', 'project'],
    listSearchableFields: ['title', 'description'],
  },
} satisfies CollectionConfig
