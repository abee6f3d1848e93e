import { sieForm } from './sie-form.data.ts'

/** Where Payload's German is not how staff speaks. */
export const ownWords = {
  ...sieForm,
  authentication: { ...sieForm.authentication, forceUnlock: 'Anmeldesperre aufheben' },
  general: {
    ...sieForm.general,
    adminTheme: 'Farbschema',
    editingLabel_many: '{{count}} {{label}} bearbeiten',
    editingLabel_one: '{{count}} {{label}} bearbeiten',
    editingLabel_other: '{{count}} {{label}} bearbeiten',
    resetPreferences: 'Ansichten zurücksetzen',
    resetPreferencesDescription:
      'Spalten, Filter und eingeklappte Bereiche, die Sie sich eingerichtet haben, werden vergessen.',
    resettingPreferences: 'Ansichten werden zurückgesetzt.',
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
