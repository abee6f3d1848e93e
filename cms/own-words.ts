/** Where Payload's German is not how staff speaks. */
export const ownWords = {
  general: {
    creatingNewLabel: '{{label}} anlegen',
    createNew: 'Neu anlegen',
    true: 'Ja',
    false: 'Nein',
    untitled: 'Noch ohne Namen',
  },
  // Payload writes it in small letters behind „oder“.
  upload: { dragAndDrop: 'hierher ziehen' },
}
