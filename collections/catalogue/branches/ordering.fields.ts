import type { Field, Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { mostValidDays, usualValidDays } from '#domain/ordering/make-quotation.ts'
import { usualMissedRule } from '#domain/ordering/missed-orders.ts'
import { parseTipPercents, usualTipPercents } from '#domain/ordering/tip.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { staffOrderTypeLabels, unansweredEndLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'

type Switches = { isTakeawayEnabled?: boolean; isDeliveryEnabled?: boolean; isDineInEnabled?: boolean }

/** How the names of the fields call the order types. */
const ways = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const

/** Set from the board of orders for a while; each ends by itself. */
const acceptanceFields: Field[] = [
  row(
    ...Object.keys(ways).map((type) =>
      momentField(`${type}PausedUntil`, `${staffOrderTypeLabels[type as OrderType]} pausiert bis`, {
        width: '33%',
      }),
    ),
  ),
  row(
    momentField('lastOrderAt', 'Letzte Bestellung', { width: '50%' }),
    momentField('lastOrderUntil', 'Danach wieder ab', { width: '50%' }),
  ),
  textField('pauseReason', 'Was Gäste dazu lesen', { maxLength: 200 }),
  row(
    wholeNumberField('busyMinutes', 'Zusätzliche Minuten, weil viel los ist', {
      min: 5,
      max: 180,
      width: '50%',
    }),
    momentField('busyUntil', 'Zusätzliche Minuten bis', { width: '50%' }),
  ),
]

export const orderTypesTab: Tab = {
  label: 'Bestellarten',
  fields: [
    orderTypeGroup('takeaway', true),
    orderTypeGroup('delivery', false),
    orderTypeGroup('dineIn', false, [
      switchField('isTableSelectionEnabled', 'Tischauswahl', {
        description: 'Gäste wählen einen angelegten Tisch, sonst geben sie die Tischnummer ein.',
        condition: (data) => Boolean(data.isDineInEnabled),
      }),
    ]),
    switchField('isPreorderEnabled', 'Vorbestellungen', {
      isOn: true,
      description: 'Bestellungen für später sind auch außerhalb der Öffnungszeiten möglich.',
    }),
    switchField('isAppointmentRequired', 'Termin ist Pflicht', {
      description: '„So bald wie möglich“ wird nicht angeboten.',
    }),
    ...acceptanceFields,
    switchField('isQuotationRequired', 'Nur Angebotsanfragen', {
      description: 'Gäste schicken eine Anfrage, Sie antworten mit einem Preis.',
    }),
    wholeNumberField('quotationDays', 'Angebote gelten Tage', {
      min: 1,
      max: mostValidDays,
      defaultValue: usualValidDays,
      access: onlyStaffReads,
      width: '50%',
      condition: (data) => Boolean(data.isQuotationRequired),
      description: 'Bis zum Ende des letzten Tags, wenn in einem Angebot nichts anderes steht.',
    }),
    row(
      selectField('unansweredEnd', 'Was niemand beantwortet', unansweredEndLabels, {
        defaultValue: 'expire',
        access: onlyStaffReads,
        width: '50%',
        description:
          'Wer für später bestellt, wartet bis zu seinem Termin. Angebotsanfragen warten immer auf eine Antwort.',
      }),
      wholeNumberField('unansweredMinutes', 'Nach so vielen Minuten', {
        min: 5,
        max: 1440,
        defaultValue: 60,
        access: onlyStaffReads,
        width: '50%',
        condition: (data) => data.unansweredEnd !== 'wait',
      }),
    ),
    row(
      wholeNumberField('confirmationMinutes', 'Antwort spätestens nach Minuten', {
        min: 1,
        max: 240,
        defaultValue: usualMissedRule.confirmationMinutes,
        access: onlyStaffReads,
        width: '50%',
        description: 'Wer sofort etwas möchte und länger wartet, steht bei den verpassten Bestellungen.',
      }),
      wholeNumberField('missedAfterMinutes', 'Verpasst nach Minuten', {
        min: 0,
        max: 480,
        defaultValue: usualMissedRule.missedAfterMinutes,
        access: onlyStaffReads,
        width: '50%',
        description: 'So viel später als zugesagt darf eine Bestellung abgeschlossen werden.',
      }),
    ),
    {
      name: 'orderNotificationEmail',
      label: 'E-Mail für neue Bestellungen',
      type: 'email',
      access: onlyStaffReads,
      admin: { description: 'Wird nicht veröffentlicht.' },
    },
  ],
}

export const paymentTab: Tab = {
  label: 'Zahlung',
  description: 'Eine Zahlungsart wird nur angeboten, wenn sie auch in der Konfiguration eingeschaltet ist.',
  fields: [
    switchField('isCashEnabled', paymentMethodLabels.cash, { isOn: true }),
    switchField('isATMCardEnabled', paymentMethodLabels['atm-card']),
    switchField('isHydroAGVoucherEnabled', paymentMethodLabels['hydro-ag-voucher']),
    switchField('isMollieEnabled', paymentMethodLabels.mollie),
    switchField('isDatatransEnabled', paymentMethodLabels.datatrans),
    switchField('isTipEnabled', 'Trinkgeld anbieten', {
      description:
        'Gäste können beim Bestellen etwas für das Team dazugeben. Es ist kein Umsatz und wird nicht besteuert, solange es ganz an das Team geht.',
    }),
    textField('tipPercents', 'Vorschläge in Prozent', {
      maxLength: 40,
      placeholder: usualTipPercents.join(', '),
      condition: (data) => Boolean(data.isTipEnabled),
      description: `Leer: ${usualTipPercents.join(', ')}. Gäste können auch einen eigenen Betrag wählen.`,
      validate: (list) =>
        parseTipPercents(list ?? '') !== null ||
        'Bitte geben Sie höchstens vier ganze Prozent zwischen 1 und 50 an, durch Beistriche getrennt.',
    }),
  ],
}

function orderTypeGroup(orderType: OrderType, isOn: boolean, more: Field[] = []): Field {
  const label = staffOrderTypeLabels[orderType]
  const way = ways[orderType]
  const isEnabled = `is${way}Enabled` as const
  const condition = (data: Switches) => Boolean(data[isEnabled])

  return {
    type: 'collapsible',
    label,
    fields: [
      switchField(isEnabled, `${label} anbieten`, { isOn }),
      row(
        switchField(`is${way}EmailRequired`, 'E-Mail ist Pflicht', { condition }),
        switchField(`is${way}PhoneRequired`, 'Telefon ist Pflicht', {
          condition,
          isOn: orderType !== 'dineIn',
        }),
        switchField(`is${way}AddressRequired`, 'Adresse ist Pflicht', {
          condition,
          isOn: orderType === 'delivery',
        }),
      ),
      wholeNumberField(`${orderType}PreparationMinutes`, 'Zubereitung in Minuten', {
        min: 1,
        max: 600,
        width: '50%',
        condition,
        description:
          'So lange dauert eine Bestellung üblicherweise. Daraus wird die Zeit, die Gästen genannt wird. Leer lassen, um keine zu nennen.',
      }),
      ...more,
    ],
  }
}
