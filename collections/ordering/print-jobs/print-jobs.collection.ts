import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { printJobsFields } from './print-jobs.fields.ts'

/** Slips on their way to paper: one row each, moved by single conditional updates of plugins/printing alone. */
export const printJobs = {
  slug: 'print-jobs',
  labels: { singular: 'Druckauftrag', plural: 'Druckaufträge' },
  access: accessOf('print-jobs'),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  defaultPopulate: { layout: true, state: true, createdAt: true },
  fields: printJobsFields,
  admin: {
    ...panelOf('ordering'),
    // The view „Drucker“ shows them, with what can be done about each.
    hidden: true,
    description: 'Was gedruckt wurde und was noch wartet.',
    useAsTitle: 'layout',
    defaultColumns: ['createdAt', 'layout', 'state', 'failure', 'copy', 'order', 'device', 'branch'],
  },
} satisfies CollectionConfig
