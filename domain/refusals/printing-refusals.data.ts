/** Why something cannot be printed, or nothing be done about a slip. */
export const printingRefusals = {
  'no-printer': {
    status: 409,
    text: 'Für diese Filiale ist kein Drucker eingerichtet. Legen Sie unter „Geräte“ einen Bondrucker an.',
  },
  'not-a-printer': { status: 409, text: 'Dieses Gerät ist kein Drucker.' },
  'printer-off': {
    status: 409,
    text: 'Dieser Drucker ist ausgeschaltet. Setzen Sie beim Gerät das Häkchen „Aktiv“, um wieder zu drucken.',
  },
  'printer-unpaired': {
    status: 409,
    text: 'Dieser Drucker hat noch keinen Schlüssel und kann nichts abholen. Stellen Sie beim Gerät einen aus.',
  },
  'print-job-elsewhere': {
    status: 409,
    text: 'Mit diesem Druckauftrag ist inzwischen etwas anderes geschehen. Bitte sehen Sie noch einmal nach.',
  },
} as const
