/** What an editor may ask for in a form of their own. */
export const formFieldKinds = {
  text: 'Text',
  longText: 'Langer Text',
  email: 'E-Mail',
  phone: 'Telefon',
  number: 'Zahl',
  date: 'Datum',
  choice: 'Eines zur Auswahl',
  several: 'Mehrere zur Auswahl',
  consent: 'Zustimmung',
} as const
export type FormFieldKind = keyof typeof formFieldKinds

/** How much is asked and answered at most; browser and server go by the same. */
export const formLimits = { fields: 30, options: 30, label: 160, help: 300, line: 200, text: 5000 } as const

/** German sentences for what is wrong with an answer. */
export const formTexts = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  notChosen: 'Bitte wählen Sie etwas aus.',
  notAgreed: 'Bitte stimmen Sie zu.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phone: 'Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.',
  number: 'Bitte geben Sie eine Zahl an.',
  date: 'Bitte geben Sie einen Tag an.',
  unknownOption: 'Diese Möglichkeit gibt es nicht.',
  tooLong: 'Das ist zu lang.',
  oneLine: 'Bitte schreiben Sie das in eine Zeile.',
  unknownField: 'Diese Frage gibt es nicht mehr.',
  changed:
    'Das Formular wurde gerade geändert. Ihre Eingaben stehen noch da: Bitte sehen Sie sie durch und senden Sie noch einmal.',
  failed:
    'Ihre Angaben konnten nicht gesendet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  late: 'Die Antwort lässt auf sich warten. Bitte senden Sie noch einmal; es kommt trotzdem nur einmal an.',
} as const
