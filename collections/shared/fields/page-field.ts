import type { RelationshipField, RelationshipFieldSingleValidation, SingleRelationshipField } from 'payload'
import { relationship } from 'payload/shared'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { type SiteType, siteTypeLabels } from '#domain/content/site-types.ts'

import { relationField, relationsField } from './relation-field.ts'

type Options = Parameters<typeof relationField>[3]
type OneOptions = Options & { only?: SiteType }
type ManyOptions = Options & { maxRows: number; only: SiteType }

/** A page that something leads to, of any type or of one. */
export const pageField = (
  name: string,
  label: string,
  { only, ...options }: OneOptions = {},
): SingleRelationshipField => {
  const field = picked(relationField(name, label, 'sites', options), only)

  // It holds one page, which the type of the field does not tell.
  return only ? ({ ...field, validate: ofType(only) } as SingleRelationshipField) : field
}

/** Several pages of one type, in the order they were chosen. */
export const pagesField = (
  name: string,
  label: string,
  { only, ...options }: ManyOptions,
): SingleRelationshipField => picked(relationsField(name, label, 'sites', options), only)

/**
 * The picker knows whose record is edited, and offers the pages that visitors of that division reach. What is chosen
 * is not refused for it later: a page whose target was taken back can still be saved (ADR 54).
 */
export function picked<Field extends RelationshipField>(field: Field, only?: SiteType): Field {
  const Picker = { path: '/collections/shared/admin/page-picker.tsx#PagePicker', clientProps: { only } }

  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: Picker } } }
}

/** Whoever chooses a page chooses one of the type; a page that has become another one since is no reason to refuse. */
const ofType =
  (only: SiteType): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const usual = await relationship(value, options)
    const isChosen = Boolean(value) && idOf(value) !== idOf(options.previousValue)
    if (usual !== true || !isChosen) return usual

    const page = await findRecord(asSystem(options.req), 'sites', {
      where: { id: { equals: idOf(value) } },
      select: { type: true },
    })
    return page?.type === only || `Bitte wählen Sie eine Seite vom Typ „${siteTypeLabels[only]}“.`
  }
