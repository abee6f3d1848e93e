import type { Field, Tab } from 'payload'

import { onlyAdminReads } from '#collections/shared/access/field-access.ts'
import { markdownField } from '#collections/shared/fields/markdown-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { validateWebAddress } from '#collections/shared/fields/url-validation.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  longestRetentionDays,
  shortestRetentionDays,
  usualRetentionDays,
} from '#domain/operations/log-retention.ts'

const placeholder = 'https://www.example.com/agb'

export const legalTab: Tab = {
  label: 'Rechtliches',
  description: 'Je Text entweder ein Link auf eine Seite oder der Text selbst. Der Link hat Vorrang.',
  fields: [
    legalGroup('termsAndConditions', 'Allgemeine Geschäftsbedingungen'),
    legalGroup('privacyPolicy', 'Datenschutzerklärung'),
    legalGroup('imprint', 'Impressum'),
    legalGroup('allergens', 'Allergeninformation'),
    textareaField('termsAndConditionsText', 'Text beim Häkchen für die Geschäftsbedingungen', {
      maxLength: 1000,
    }),
    textareaField('privacyPolicyText', 'Text beim Häkchen für den Datenschutz', { maxLength: 1000 }),
    wholeNumberField('logRetentionDays', 'Logs aufbewahren (Tage)', {
      min: shortestRetentionDays,
      max: longestRetentionDays,
      defaultValue: usualRetentionDays,
      description: 'Ältere Logs werden jede Nacht gelöscht, weil sie Personen nennen.',
      access: onlyAdminReads,
    }),
  ],
}

function legalGroup(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    fields: [
      textField('url', 'Link', { maxLength: 500, placeholder, validate: validateWebAddress }),
      // Not `text`: its column would be the one of `termsAndConditionsText`.
      markdownField('content', 'Text', 200_000),
    ],
  }
}
