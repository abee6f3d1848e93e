/** What a client says when one of its own loads or saves fails, spec: back office 8. */
export type FailedDeed = 'load' | 'create' | 'update' | 'delete'

/** What one record and many are called. */
export type Names = readonly [one: string, many: string]

const verbs: Record<FailedDeed, string> = {
  load: 'geladen',
  create: 'erstellt',
  update: 'aktualisiert',
  delete: 'gelöscht',
}

/** "Tisch konnte nicht gelöscht werden"; of a list, "Tische konnten nicht geladen werden". */
export function failureText([one, many]: Names, deed: FailedDeed, isList = false): string {
  return isList ? `${many} konnten nicht ${verbs[deed]} werden` : `${one} konnte nicht ${verbs[deed]} werden`
}

/** What fails besides plain records. */
export const failureTexts = {
  statistics: 'Statistik konnte nicht geladen werden',
  'config-load': 'Konfiguration konnte nicht geladen werden',
  'config-save': 'Konfiguration konnte nicht gespeichert werden',
  init: 'Daten konnten nicht geladen werden',
  me: 'Aktiver Benutzer konnte nicht geladen werden',
  'device-test': 'Test nicht erfolgreich',
  'device-log': 'Log konnte nicht angefordert werden',
  command: 'Befehl konnte nicht ausgeführt werden',
  'command-abort': 'Befehl konnte nicht abgebrochen werden',
  'activity-start': 'Aktivität konnte nicht gestartet werden',
  'activity-end': 'Aktivität konnte nicht beendet werden',
  'activity-pause': 'Aktivität konnte nicht pausiert werden',
  'activity-resume': 'Aktivität konnte nicht fortgesetzt werden',
  balances: 'Guthaben konnten nicht geladen werden',
  'working-schedule': 'Arbeitsplanung konnte nicht geladen werden',
  'holiday-balances': 'Urlaubskonten konnten nicht geladen werden',
  'time-balances': 'Zeitsalden konnten nicht geladen werden',
  'order-cancel': 'Bestellung konnte nicht storniert werden',
  'order-status': 'Status der Bestellung konnte nicht geändert werden',
  'order-print': 'Bon konnte nicht gedruckt werden',
  'order-payment': 'Zahlungsstatus konnte nicht geprüft werden',
  'order-rating': 'Bewertung konnte nicht gesendet werden',
  'order-confirmation': 'Bestätigung konnte nicht gesendet werden',
  'contact-form': 'Kontaktformular konnte nicht verarbeitet werden',
  'vehicles-upload': 'Fahrzeugliste konnte nicht eingelesen werden',
} as const
