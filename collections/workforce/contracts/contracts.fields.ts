import type { Field, NumberField, Tab } from 'payload'

import { onlyAdminReads, onlyLeadReads } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { titleWithPersonField } from '#collections/shared/fields/derived-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { hoursOfWorkField } from '#collections/shared/fields/hours-of-work-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { employmentTypeLabels, hoursPerLabels } from '#domain/workforce/contract.ts'
import { type Weekday, weekdayLabels, weekdays } from '#domain/time/weekdays.ts'

const hoursTab: Tab = {
  label: 'Arbeitszeit',
  fields: [
    row(
      selectField('hoursPer', 'Vereinbart je', hoursPerLabels, {
        required: true,
        defaultValue: 'week',
        width: '50%',
      }),
      hoursOfWorkField('minutesPerPeriod', 'Stunden im Monat oder Jahr', {
        min: 0,
        max: 190_800,
        width: '50%',
        condition: ({ hoursPer }) => hoursPer === 'month' || hoursPer === 'year',
        description: 'Sie werden auf die Arbeitstage verteilt. Feiertage zählen als gearbeitet.',
      }),
    ),
    hoursOfWorkField('weeklyMinutes', 'Stunden je Woche', {
      min: 0,
      max: 3600,
      required: true,
      defaultValue: 2310,
      description: 'Zum Beispiel 38:30 oder 38,5. Ist je Monat oder Jahr vereinbart: im Durchschnitt.',
    }),
    {
      name: 'minutesPerWeekday',
      label: 'Stunden je Wochentag',
      type: 'group',
      fields: [row(...weekdays.map(hoursOfDay))],
      admin: {
        description:
          'Danach werden Soll und Urlaubstage gezählt. Ohne Angabe gilt die Woche gleichmäßig von Montag bis Freitag.',
      },
    },
  ],
}

const holidayTab: Tab = {
  label: 'Urlaub',
  fields: [
    halfDaysField('holidayDaysPerYear', 'Urlaubstage je Jahr', 25),
    halfDaysField('holidayCarryOver', 'Übertrag zu Beginn', 0),
  ],
}

const termsTab: Tab = {
  label: 'Bedingungen',
  fields: [
    selectField('employmentType', 'Beschäftigung', employmentTypeLabels, {
      required: true,
      defaultValue: 'full-time',
    }),
    {
      ...dayField('bornOn', 'Geburtsdatum', {
        description: 'Unter 18 gelten strengere Regeln. Sehen nur Leitung und Administration.',
      }),
      access: onlyLeadReads,
    },
    textField('personnelNumber', 'Personalnummer', {
      maxLength: 20,
      description: 'Unter dieser Nummer kennt die Lohnverrechnung die Person.',
    }),
    textField('collectiveAgreement', 'Kollektivvertrag', {
      maxLength: 160,
      placeholder: 'Hotel- und Gastgewerbe, Arbeiter',
    }),
    {
      ...moneyField({
        name: 'hourlyWage',
        label: 'Stundenlohn',
        description: 'Brutto. Sieht nur die Administration.',
      }),
      access: onlyAdminReads,
    },
    textareaField('note', 'Interne Notiz', { maxLength: 2000, access: onlyAdminReads }),
  ],
}

export const contractsFields: Field[] = [
  relationField('user', 'Person', 'users', { required: true, inSidebar: true }),
  branchField('Für diese Filiale wird gearbeitet. Mehrere Verträge einer Person zählen zusammen.'),
  row(
    dayField('validFrom', 'Erster Tag', { required: true, width: '50%' }),
    dayField('validUntil', 'Letzter Tag', { width: '50%', description: 'Leer: unbefristet.' }),
  ),
  { type: 'tabs', tabs: [hoursTab, holidayTab, termsTab] },
  titleWithPersonField(),
]

function hoursOfDay(weekday: Weekday): Field {
  return hoursOfWorkField(weekday, weekdayLabels[weekday], {
    min: 0,
    max: 1440,
    defaultValue: 0,
    width: '25%',
  })
}

function halfDaysField(name: string, label: string, defaultValue: number): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue,
    validate: (value: unknown) =>
      (typeof value === 'number' && Number.isInteger(value * 2) && Math.abs(value) <= 100) ||
      'Bitte geben Sie ganze oder halbe Tage bis höchstens 100 ein.',
    admin: { step: 0.5, description: 'In Arbeitstagen, auf halbe Tage genau.' },
  }
}
