import { sieForm } from './sie-form.data.ts'

/** Where Payload's German is not how staff speaks. */
export const ownWords = {
  ...sieForm,
  authentication: { ...sieForm.authentication, forceUnlock: 'Anmeldesperre aufheben' },
  fields: {
    ...sieForm.fields,
    block: 'Nr.',
    searchForBlock: 'Suchen',
    showAll: 'Alle ausklappen',
  },
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
    createNewLabel: '{{label}} anlegen',
    noResultsDescription: 'Hier ist noch nichts angelegt, oder nichts passt zu Suche und Filtern.',
    export: 'Exportieren',
    true: 'Ja',
    false: 'Nein',
    // Payload leaves „{{label}}“ as it is.
    sortByLabelDirection: '{{direction}} sortieren',
    // Payload writes „<Kein Bilder>“.
    noLabel: '–',
    payloadSettings: 'Darstellung',
    untitled: 'Noch ohne Namen',
  },
  version: {
    ...sieForm.version,
    preview: 'Öffentlich ansehen',
    comparingAgainst: 'Verglichen mit',
    confirmVersionRestoration: 'Diesen Stand zurückholen?',
    currentlyViewing: 'Dieser Stand',
    modifiedOnly: 'Nur Änderungen zeigen',
    publishChanges: 'Veröffentlichen',
    restoredSuccessfully: 'Der Stand ist als Entwurf zurückgeholt.',
    restoreThisVersion: 'Als Entwurf zurückholen',
    revertToPublished: 'Entwurf verwerfen',
    selectVersionToCompare: 'Stand zum Vergleichen auswählen',
    specificVersion: 'Ein bestimmter Stand',
  },
  upload: {
    ...sieForm.upload,
    // Payload writes it in small letters behind „oder“.
    dragAndDrop: 'hierher ziehen',
  },
}
