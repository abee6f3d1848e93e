import type { CustomFormSection } from '#cms/payload-types.ts'

import { site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const customFormFixture: Shown<CustomFormSection> = {
  id: 'customForm',
  blockType: 'customForm',
  text: textOf('Ihre Anfrage'),
  name: 'Tischanfrage',
  fields: [
    { id: 'name', label: 'Ihr Name', kind: 'text', isRequired: true, width: 'half' },
    { id: 'mail', label: 'E-Mail', kind: 'email', isRequired: true, width: 'half' },
    { id: 'phone', label: 'Telefon', kind: 'phone' },
    { id: 'day', label: 'Tag', kind: 'date', isRequired: true, width: 'half' },
    { id: 'guests', label: 'Gäste', kind: 'number', help: 'Kinder zählen mit.', width: 'half' },
    { id: 'room', label: 'Raum', kind: 'choice', options: 'Stüble\nGastgarten' },
    { id: 'extras', label: 'Dazu', kind: 'several', options: 'Blumen\nMusik', help: 'So viele Sie wollen.' },
    { id: 'wish', label: 'Wünsche', kind: 'longText' },
    { id: 'news', label: 'Schreiben Sie mir von Festen.', kind: 'consent' },
  ],
  submitLabel: 'Anfragen',
  privacy: site,
}
