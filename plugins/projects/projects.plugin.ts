import type { CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'

import { projectReportEndpoints } from './endpoints/project-report.endpoints.ts'

/** Hours and money of projects, against their budget and to bill from. */
export const projectsPlugin = capability({
  name: 'projects',
  rewrite: showReport,
  collections: {
    projects: { endpoints: projectReportEndpoints.map((endpoint) => onCollection('projects', endpoint)) },
  },
})

const report = panelField('report', '/plugins/projects/admin/views.tsx#ProjectReportPanel')

function showReport(collection: CollectionConfig): CollectionConfig {
  return collection.slug === 'projects'
    ? { ...collection, fields: [...collection.fields, report] }
    : collection
}
