import type { ArrayField, Field, Tab } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { orientationLabels, screenStatusLabels } from '#domain/signage/signage.ts'

const segmentsField: ArrayField = {
  name: 'segments',
  label: 'Filmsequenzen',
  labels: { singular: 'Filmsequenz', plural: 'Filmsequenzen' },
  type: 'array',
  maxRows: 100,
  fields: [
    row(
      relationField('segment', 'Filmsequenz', 'digital-signage-segments', { required: true, width: '70%' }),
      wholeNumberField('priority', 'Vorrang', {
        min: 0,
        max: 100,
        required: true,
        defaultValue: 0,
        width: '30%',
        description: 'Von mehreren zur selben Zeit läuft die höchste.',
      }),
    ),
    hoursField({ name: 'schedule', label: 'Nur zu diesen Zeiten', description: 'Ohne Eintrag jederzeit.' }),
  ],
}

const screenTab: Tab = {
  label: 'Bildschirm',
  fields: [
    row(
      selectField('orientation', 'Ausrichtung', orientationLabels, {
        required: true,
        defaultValue: 'landscape',
        width: '34%',
      }),
      wholeNumberField('width', 'Breite in Pixel', {
        min: 320,
        max: 7680,
        defaultValue: 1920,
        width: '33%',
      }),
      wholeNumberField('height', 'Höhe in Pixel', {
        min: 240,
        max: 4320,
        defaultValue: 1080,
        width: '33%',
      }),
    ),
    textField('timeZone', 'Zeitzone', {
      maxLength: 64,
      placeholder: 'Europe/Vienna',
      description: 'Leer: die Zeitzone der Filiale.',
      validate: (value) => !value || isTimeZone(value) || 'Diese Zeitzone gibt es nicht.',
    }),
    {
      ...relationField('device', 'Schlüssel von', 'devices', {
        description: 'Das Gerät, mit dessen Schlüssel sich dieser Bildschirm anmeldet.',
      }),
      unique: true,
      filterOptions: { kind: { in: ['tv', 'kiosk'] } },
    },
  ],
}

/** Reported by the screen; people only read it. */
const stateTab: Tab = {
  label: 'Zustand',
  fields: sealed([
    selectField('status', 'Zustand', screenStatusLabels, {
      required: true,
      defaultValue: 'unknown',
      index: true,
    }),
    momentField('lastSeenAt', 'Zuletzt gemeldet', { index: true }),
    textField('manifestHash', 'Prüfsumme des Inhalts', {
      maxLength: 64,
      description: 'Stimmt sie mit der Vorgabe überein, zeigt der Bildschirm genau das, was er soll.',
    }),
    textField('appVersion', 'Version der App', { maxLength: 40 }),
    textField('fault', 'Störung', { maxLength: 500 }),
  ]),
}

export const signageDevicesFields: Field[] = [
  identifierField({ description: 'Schlüssel des Bildschirms in Adressen.' }),
  branchField(),
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Über der Theke' }),
  { type: 'tabs', tabs: [{ label: 'Programm', fields: [segmentsField] }, screenTab, stateTab] },
]

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: zone }))
  } catch {
    return false
  }
}
