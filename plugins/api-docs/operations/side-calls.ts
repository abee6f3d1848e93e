import type { SanitizedCollectionConfig } from 'payload'

import { type Call, guarded, idParameter, json, reference, wrapped } from './collection-parts.ts'
import { filterParameters } from './filter-parameters.ts'
import { versionCalls } from './version-calls.ts'

type PlacedCall = [path: string, method: string, call: Call]

const where = {
  name: 'where',
  in: 'query',
  schema: { type: 'object' },
  style: 'deepObject',
  description: 'Abfrage, etwa `where[name][like]=Suppe`',
}

/** What every collection has besides reading and writing one record at a time. */
export function sideCalls(collection: SanitizedCollectionConfig): PlacedCall[] {
  const { slug, disableBulkEdit, disableDuplicate, upload } = collection
  const all = `/api/${slug}`

  return [
    [`${all}/count`, 'get', countCall(collection)],
    ...(disableBulkEdit ? [] : [manyPatchCall(slug)]),
    [all, 'delete', manyCall(slug, 'delete', 'Mehrere Einträge löschen')],
    ...(disableDuplicate ? [] : [duplicateCall(collection)]),
    [`${all}/access`, 'post', accessCall([])],
    [`${all}/access/{id}`, 'post', accessCall([idParameter(collection)])],
    ...(upload ? [fileCall(slug)] : []),
    ...versionCalls(collection),
  ]
}

const countCall = (collection: SanitizedCollectionConfig): Call => ({
  deed: 'read',
  summary: 'Anzahl',
  errors: ['validation', 'unknown-filter', 'query-too-large', ...guarded],
  parameters: filterParameters(collection),
  responses: {
    200: json('Wie viele Einträge', {
      type: 'object',
      properties: { totalDocs: { type: 'integer' } },
      required: ['totalDocs'],
    }),
  },
})

const manyPatchCall = (slug: string): PlacedCall => [
  `/api/${slug}`,
  'patch',
  manyCall(slug, 'update', 'Mehrere Einträge ändern'),
]

function manyCall(slug: string, deed: 'update' | 'delete', summary: string): Call {
  const text = { type: 'string' }
  const problem = {
    type: 'object',
    properties: { id: text, code: text, message: text },
    required: ['message', 'code'],
  }
  const answer = {
    type: 'object',
    properties: {
      docs: { type: 'array', items: reference(slug) },
      errors: { type: 'array', items: problem },
      message: { type: 'string' },
    },
    required: ['docs', 'errors'],
  }

  return {
    deed,
    summary,
    errors: ['validation', 'unknown-filter', 'query-too-large', 'malformed-json', ...guarded],
    parameters: [{ ...where, required: true }],
    ...(deed === 'update' && {
      requestBody: { required: true, ...json('', reference(`${slug}.input`), false) },
    }),
    responses: {
      200: json('Alle Einträge', answer),
      400: json('Was geschehen ist und welche Einträge warum nicht; oder was an der Anfrage falsch ist', {
        anyOf: [answer, reference('errors')],
      }),
    },
  }
}

function duplicateCall(collection: SanitizedCollectionConfig): PlacedCall {
  const { slug } = collection
  const call: Call = {
    deed: 'create',
    summary: 'Verdoppeln; der Inhalt der Anfrage ersetzt einzelne Felder',
    errors: ['validation', 'malformed-json', 'unknown-record', ...guarded],
    parameters: [idParameter(collection)],
    requestBody: { required: false, ...json('', reference(`${slug}.input`), false) },
    responses: { 200: json('Der neue Eintrag', wrapped(slug)) },
  }

  return [`/api/${slug}/{id}/duplicate`, 'post', call]
}

function accessCall(parameters: object[]): Call {
  return {
    deed: 'read',
    summary: 'Was die anfragende Person damit darf',
    errors: parameters.length > 0 ? ['unknown-record', 'unauthenticated'] : ['unauthenticated'],
    parameters,
    responses: { 200: json('Rechte nach Vorgang und Feld', { type: 'object' }) },
  }
}

function fileCall(slug: string): PlacedCall {
  const call: Call = {
    deed: 'read',
    summary: 'Die Datei, wie sie gespeichert ist',
    errors: ['unknown-record', ...guarded],
    parameters: [{ name: 'filename', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: { description: 'Der Inhalt', content: { '*/*': { schema: { type: 'string' } } } } },
  }

  return [`/api/${slug}/file/{filename}`, 'get', call]
}
