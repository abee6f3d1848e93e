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
]
