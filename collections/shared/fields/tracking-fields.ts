import type { Field } from 'payload'

import { switchField } from './switch-field.ts'
import { textField } from './text-field.ts'
import { validateSecureAddress } from './url-validation.ts'

/** What needs the consent of a visitor first; without any of it nobody is asked. */
export const trackingFields: Field[] = [
  switchField('enableAnalytics', 'Besuche zählen', {
    description: 'Seitenaufrufe, abgesendete Formulare, Warenkörbe und Bestellungen, ohne fremde Dienste.',
  }),
  textField('conversionUrl', 'Adresse für Erfolge', {
    maxLength: 500,
    placeholder: 'https://werbung.example/erfolg?ereignis={event}',
    validate: validateSecureAddress,
    description:
      'Wird als Bild aufgerufen, wenn eine Anfrage oder eine Bestellung gesendet wurde; „{event}“ steht für das Ereignis. Leer: niemand erfährt davon.',
  }),
  textField('pixelId', 'Nummer des Meta Pixels', {
    maxLength: 20,
    placeholder: '123456789012345',
    validate: validatePixelId,
    description:
      'Lädt ein Skript von Meta, außer wo Gäste etwas über sich eingeben oder sehen. Dort erfährt Meta von Bestellungen und Anfragen durch ein Bild.',
  }),
  textField('tagManagerId', 'Container des Google Tag Managers', {
    maxLength: 20,
    placeholder: 'GTM-ABC1234',
    validate: validateContainer,
    description:
      'Lädt den Container, außer wo Gäste etwas über sich eingeben oder sehen. Von Bestellungen und Anfragen erfährt er mit der nächsten Seite, die ihn lädt.',
  }),
  textField('tagManagerUrl', 'Eigene Adresse des Tag Managers', {
    maxLength: 200,
    placeholder: 'https://tags.example.com',
    validate: validateTagAddress,
    condition: (_data, { tagManagerId }) => Boolean(tagManagerId),
    description: 'Für serverseitige Tags. Leer: der Container kommt von Google.',
  }),
]

function validatePixelId(value: string | null | undefined): string | true {
  return !value || /^\d{6,20}$/.test(value) || 'Bitte geben Sie die Nummer an, nur mit Ziffern.'
}

function validateContainer(value: string | null | undefined): string | true {
  return (
    !value ||
    /^GTM-[A-Z0-9]{4,12}$/.test(value) ||
    'Bitte geben Sie den Container an, zum Beispiel „GTM-ABC1234“.'
  )
}

/** The policy of a page names it, so nothing but a host and a path may stand in it. */
function validateTagAddress(value: string | null | undefined): string | true {
  if (!value) return true

  const isPlain = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[a-z0-9._/-]*)?$/.test(value) && URL.canParse(value)
  return isPlain || 'Bitte geben Sie eine Adresse ohne Zusätze an, zum Beispiel „https://tags.example.com“.'
}
