import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { logActionLabels, logActorLabels } from '#domain/operations/change-log.ts'

const recordKind = '/collections/operations/logs/admin/record-kind.tsx'

const line = (name: string, label: string, maxLength: number, isIndexed = false): Field =>
  textField(name, label, { maxLength, index: isIndexed })

const inSidebar = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field

/** Ids are plain text, so that an entry outlives what it tells of. */
export const logsFields: Field[] = sealed([
  momentField('at', 'Zeitpunkt', { index: true, required: true }),
  selectField('action', 'Vorgang', logActionLabels, { required: true, index: true }),
  line('title', 'Eintrag', 200),
  {
    name: 'changes',
    label: 'Änderungen',
    type: 'json',
    admin: { components: { Field: '/collections/operations/logs/admin/changes-table.tsx#ChangesTable' } },
  },
  inSidebar(selectField('actorKind', 'Ausgelöst von', logActorLabels, { required: true })),
  inSidebar(line('actorName', 'Wer', 200)),
  inSidebar(line('actorId', 'Kennung der Person oder des Geräts', 64, true)),
  inSidebar({
    ...textField('collection', 'Art des Eintrags', { maxLength: 64 }),
    admin: { components: { Cell: `${recordKind}#RecordKindCell`, Field: `${recordKind}#RecordKindField` } },
  }),
  inSidebar(line('documentId', 'Kennung des Eintrags', 64, true)),
  // A log must not keep a branch from being deleted; it names the branch for as long as there is one.
  { ...relationField('branch', 'Filiale', 'branches', { inSidebar: true }), custom: { mayDangle: true } },
  inSidebar(line('requestId', 'Anfrage', 64, true)),
  inSidebar(line('ip', 'Netz (gekürzt)', 45)),
  inSidebar(line('userAgent', 'Programm', 300)),
])
