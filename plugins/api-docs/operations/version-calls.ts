import type { SanitizedCollectionConfig } from 'payload'

import { type Call, guarded, json, page, reference } from './collection-parts.ts'

/** Collections with drafts keep what was before: a list, one of it, and the way back. */
export function versionCalls({ slug, versions }: SanitizedCollectionConfig): [string, string, Call][] {
  if (!versions) return []
  const all = `/api/${slug}/versions`

  return [
    [all, 'get', listCall(slug)],
    [`${all}/{id}`, 'get', readCall(slug)],
    [`${all}/{id}`, 'post', restoreCall()],
  ]
}

const versionId = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: 'Kennung des früheren Stands',
}

function listCall(slug: string): Call {
  return {
    deed: 'read',
    summary: 'Frühere Stände und Entwürfe',
    errors: ['validation', 'unknown-filter', 'query-too-large', ...guarded],
    responses: { 200: json('Eine Seite davon, der neueste zuerst', listOf(slug)) },
  }
}

function listOf(slug: string): object {
  return { ...page(slug), properties: { docs: { type: 'array', items: stored(slug) } }, required: ['docs'] }
}

function readCall(slug: string): Call {
  return {
    deed: 'read',
    summary: 'Ein früherer Stand',
    errors: ['unknown-record', ...guarded],
    parameters: [versionId],
    responses: { 200: json('Der Stand', stored(slug)) },
  }
}

function restoreCall(): Call {
  return {
    deed: 'update',
    summary: 'Einen früheren Stand wiederherstellen; mit `draft=true` als Entwurf',
    errors: ['unknown-record', ...guarded],
    parameters: [versionId, { name: 'draft', in: 'query', schema: { type: 'boolean' } }],
    responses: { 200: json('Der Eintrag, wie er nun ist', { type: 'object' }) },
  }
}

/** Of an unfinished record any field may be missing. */
function stored(slug: string): object {
  return {
    type: 'object',
    properties: {
      id: { type: 'string' },
      parent: { anyOf: [{ type: 'string' }, reference(slug)] },
      version: { type: 'object' },
      latest: { type: ['boolean', 'null'] },
      createdAt: { type: 'string' },
      updatedAt: { type: 'string' },
    },
    required: ['id', 'version'],
  }
}
