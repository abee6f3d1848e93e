import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type FieldOfRecord, fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('nobody is shown raw data: the editor for it would be fetched from elsewhere, and its place stays empty for ever', () => {
  // Nobody is shown what the framework keeps for itself.
  const shown = [...app.config.collections, ...app.config.globals].filter(
    ({ slug }) => !slug.startsWith('payload-'),
  )
  const raw = shown.flatMap(({ slug, fields }) =>
    allOf(fields)
      .filter((field) => field.type === 'json' || field.type === 'code')
      .filter(({ admin }) => !admin?.hidden && !admin?.components?.Field)
      .map(({ name }) => `${slug}.${name}`),
  )

  expect(raw).toEqual([])
})

const allOf = (fields: readonly Field[]): FieldOfRecord[] =>
  fieldsOfRecord(fields).flatMap((field) => ('fields' in field ? allOf(field.fields) : [field]))
