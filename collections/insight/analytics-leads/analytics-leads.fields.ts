import type { Field, Tab } from 'payload'

import { moneyField } from '#collections/shared/fields/money-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { followUpFields } from '#collections/shared/fields/follow-up-fields.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { leadStatusLabels } from '#domain/insight/lead-terms.ts'

const contactTab: Tab = {
  label: 'Kontakt',
  description: 'Nur mit Einwilligung der Person.',
  fields: [
    textField('name', 'Name oder Bezeichnung', {
      required: true,
      maxLength: 160,
      placeholder: 'Anfrage Fassade',
    }),
    textField('company', 'Firma', { maxLength: 160 }),
    row(
      {
        name: 'email',
        label: 'E-Mail',
        type: 'email',
        index: true,
        admin: { width: '50%' },
      },
      textField('phone', 'Telefon', { maxLength: 40, width: '50%' }),
    ),
    textareaField('note', 'Notiz', { maxLength: 5000 }),
  ],
}

const originTab: Tab = {
  label: 'Herkunft',
  fields: [
    row(
      textField('source', 'Quelle', { required: true, maxLength: 120, placeholder: 'google', index: true }),
      textField('medium', 'Medium', { maxLength: 120, placeholder: 'cpc' }),
      textField('campaign', 'Kampagne', { maxLength: 160, index: true }),
    ),
    row(
      textField('term', 'Suchbegriff', { maxLength: 160, width: '50%' }),
      textField('content', 'Anzeige', { maxLength: 160, width: '50%' }),
    ),
    textField('referrer', 'Verweisende Seite', { maxLength: 1000 }),
    textField('landingPath', 'Erste Seite', { maxLength: 500, placeholder: '/leistungen/fassade' }),
    relationField('qrCode', 'QR Code', 'qr-codes'),
  ],
}

const visitsTab: Tab = {
  label: 'Besuche',
  fields: [
    row(
      momentField('firstSeenAt', 'Zuerst gesehen', { index: true }),
      momentField('lastSeenAt', 'Zuletzt gesehen', { index: true }),
    ),
    wholeNumberField('visits', 'Besuche', { min: 0, max: 1_000_000, defaultValue: 1 }),
    momentField('consentAt', 'Einwilligung am'),
  ],
}

export const analyticsLeadsFields: Field[] = [
  { type: 'tabs', tabs: [contactTab, originTab, visitsTab] },
  ...followUpFields(leadStatusLabels),
  { ...moneyField({ name: 'value', label: 'Erwarteter Wert' }) },
  relationField('customer', 'Kunde', 'customers', {
    inSidebar: true,
    description: 'Sobald aus dem Interesse ein Auftrag geworden ist.',
  }),
  relationField('contactRequest', 'Kontaktanfrage', 'contact-requests', { inSidebar: true }),
]
