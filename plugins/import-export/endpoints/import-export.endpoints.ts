import type { Endpoint } from 'payload'

import { endpointOf } from '#kernel/api/endpoint-of.ts'
import {
  answerOf,
  type ImportableList,
  exportContractOf,
  importContractOf,
} from '#domain/operations/import-export/import-export.contract.ts'

import { fileTitles } from '../importable-lists.data.ts'
import { writeSheet } from '../files/write-sheet.ts'
import { exportRecords } from '../operations/export-records.ts'
import { importRecords } from '../operations/import-records.ts'

/** The two calls of a list that is kept elsewhere, too. */
export const importExportEndpoints = (slug: ImportableList): Endpoint[] => [exportOf(slug), importOf(slug)]

const exportOf = (slug: ImportableList): Endpoint =>
  endpointOf(exportContractOf(slug), async (req, { query }) => {
    const file = await writeSheet(query.format, await exportRecords(req, slug, query))
    const day = Temporal.Now.plainDateISO('Europe/Vienna').toString()

    return new Response(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${fileTitles[slug]} ${day}.${query.format}"`,
      },
    })
  })

const importOf = (slug: ImportableList): Endpoint =>
  endpointOf(importContractOf(slug), async (req, { body }) => {
    const { status, body: report } = answerOf(await importRecords(req, slug, body))

    return Response.json(report, { status })
  })
