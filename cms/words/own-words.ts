import { sieForm } from './sie-form.data.ts'

/** Where Payload's German is not how staff speaks. */
export const ownWords = {
  ...sieForm,
  general: {
    ...sieForm.general,
    creatingNewLabel: '{{label}} anlegen',
    createNew: 'Neu anlegen',
    export: 'Exportieren',
    true: 'Ja',
    false: 'Nein',
    // Payload writes „<Kein Bilder>“.
    noLabel: '–',
    payloadSettings: 'Darstellung',
    untitled: 'Noch ohne Namen',
  },
  version: { ...sieForm.version, preview: 'Öffentlich ansehen' },
  upload: {
    ...sieForm.upload,
    // Payload writes it in small letters behind „oder“.
    dragAndDrop: 'hierher ziehen',
  },
}
