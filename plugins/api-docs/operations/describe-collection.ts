import type { SanitizedCollectionConfig } from 'payload'

import { queryBudgets } from '#domain/api/query-budget.ts'
import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { rightsSentence } from '#domain/people/rights-texts.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'

import { type Operation, operationId } from './describe-call.ts'
import {
  type Call,
  guarded,
  idParameter,
  json,
  page,
  reference,
  sharedKey,
  wrapped,
} from './collection-parts.ts'
import { describeRefusals } from './describe-refusals.ts'
import { filterParameters, query } from './filter-parameters.ts'
import { sideCalls } from './side-calls.ts'

type Paths = Record<string, Record<string, Operation>>
/** The calls that every collection has; those that nobody may make are left out. */
export function describeCollection(collection: SanitizedCollectionConfig): Paths {
  const { slug } = collection
  const calls: [path: string, method: string, call: Call][] = [
    ...sideCalls(collection),
    [`/api/${slug}`, 'get', listCall(collection)],
    [`/api/${slug}`, 'post', createCall(collection)],
    [`/api/${slug}/{id}`, 'get', readCall(collection)],
    [`/api/${slug}/{id}`, 'put', writeCall(collection, 'Ganzen Eintrag speichern', reference(slug))],
    [`/api/${slug}/{id}`, 'patch', writeCall(collection, 'Einzelne Felder ändern', wrapped(slug))],
    [`/api/${slug}/{id}`, 'delete', deleteCall(collection)],
  ]
  const paths: Paths = {}
  for (const [path, method, { deed, ...call }] of calls) {
    const rights = rightsSentence(allRights[slug as ProtectedSlug], deed)
    if (rights === 'Niemand') continue
    paths[path] = {
      ...paths[path],
      [method]: complete(collection, path, method, call, rights),
    }
  }

  return paths
}

function complete(
  { labels }: SanitizedCollectionConfig,
  path: string,
  method: string,
  { errors, responses, ...call }: Omit<Call, 'deed'>,
  rights: string,
): Operation {
  return {
    operationId: operationId(method, path),
    tags: [String(labels.plural)],
    description: `Rechte: ${rights}`,
    ...call,
    responses: { ...describeRefusals(errors), ...responses },
  }
}

function listCall(collection: SanitizedCollectionConfig): Call {
  const text = { schema: { type: 'string' } }

  return {
    deed: 'read',
    summary: 'Liste',
    errors: ['validation', 'unknown-filter', 'query-too-large', ...guarded],
    parameters: [
      query('limit', { schema: { type: 'integer', minimum: 1, maximum: 500, default: 10 } }),
      query('page', { schema: { type: 'integer', minimum: 1, default: 1 } }),
      query('sort', { ...text, description: 'Name eines Feldes, mit „-“ davor absteigend' }),
      query('depth', {
        schema: { type: 'integer', minimum: 0, maximum: queryBudgets.staff.depth, default: 1 },
        description: `Ohne Anmeldung höchstens ${queryBudgets.guest.depth}`,
      }),
      ...filterParameters(collection),
    ],
    responses: { 200: json('Eine Seite der Liste', page(collection.slug)) },
  }
}

function createCall({ slug }: SanitizedCollectionConfig): Call {
  return {
    deed: 'create',
    summary: 'Anlegen',
    errors: ['validation', 'malformed-json', 'too-large', ...guarded],
    requestBody: body(slug),
    responses: { 201: json('Angelegt', wrapped(slug)) },
  }
}

function readCall(collection: SanitizedCollectionConfig): Call {
  return {
    deed: 'read',
    summary: 'Lesen',
    errors: ['unknown-record', ...sharedKey(collection), ...guarded],
    parameters: [idParameter(collection)],
    responses: { 200: json('Der Eintrag', reference(collection.slug)) },
  }
}

function writeCall(collection: SanitizedCollectionConfig, summary: string, answer: object): Call {
  return {
    deed: 'update',
    summary,
    errors: [
      'validation',
      'fixed-field',
      'malformed-json',
      'unknown-record',
      'changed-meanwhile',
      ...sharedKey(collection),
      ...locks(collection),
      ...guarded,
    ],
    parameters: [idParameter(collection)],
    requestBody: body(collection.slug),
    responses: { 200: json('Der Eintrag, wie er gespeichert ist', answer) },
  }
}

function deleteCall(collection: SanitizedCollectionConfig): Call {
  return {
    deed: 'delete',
    summary: 'Löschen',
    errors: ['unknown-record', 'still-in-use', ...sharedKey(collection), ...locks(collection), ...guarded],
    parameters: [idParameter(collection)],
    responses: { 200: json('Der Eintrag, wie er zuletzt war', wrapped(collection.slug)) },
  }
}

/** Where two may have the same record open in the panel. */
const locks = ({ lockDocuments }: SanitizedCollectionConfig): RefusalCode[] =>
  lockDocuments === false ? [] : ['locked']

function body(slug: string): object {
  return { required: true, ...json('', reference(`${slug}.input`), false) }
}
