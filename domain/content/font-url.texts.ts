/** Why the font at an address cannot be taken over. */
export const fontUrlTexts = {
  'no-public-address':
    'Diese Adresse führt nicht ins öffentliche Internet. Bitte geben Sie eine Adresse an, die mit „https://“ beginnt.',
  unreachable: 'Unter dieser Adresse war nichts zu holen. Bitte prüfen Sie sie in einem neuen Tab.',
  'too-large': 'Die Datei unter dieser Adresse ist größer als 5 MB.',
  noFont: 'Unter dieser Adresse liegt keine Schrift (WOFF2, WOFF, TTF oder OTF).',
  alreadyStored: (family: string) =>
    `Die Schrift „${family}“ liegt schon unter „Schriftarten“. Bitte lassen Sie die Adresse leer.`,
}
