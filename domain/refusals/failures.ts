/** What a client says when one of its own loads or saves fails, spec: back office 8. */
export type FailedDeed = 'load' | 'create' | 'update' | 'delete'

/** One record and many, by the path of the API. */
const names = {
  users: ['Benutzer', 'Benutzer'],
  divisions: ['Organisation', 'Organisationen'],
  branches: ['Filiale', 'Filialen'],
  departments: ['Abteilung', 'Abteilungen'],
  menus: ['Katalog', 'Kataloge'],
  categories: ['Kategorie', 'Kategorien'],
  tags: ['Tag', 'Tags'],
  products: ['Produkt', 'Produkte'],
  orders: ['Bestellung', 'Bestellungen'],
  images: ['Bild', 'Bilder'],
  'image-templates': ['Bildvorlage', 'Bildvorlagen'],
  uploads: ['Upload', 'Uploads'],
  devices: ['Gerät', 'Geräte'],
  tables: ['Tisch', 'Tische'],
  sites: ['Seite', 'Seiten'],
  redirects: ['Redirect', 'Redirects'],
  blocks: ['Inhalt', 'Inhalte'],
  nodes: ['Inhalt', 'Inhalte'],
  navigations: ['Navigation', 'Navigationen'],
  donatees: ['Spendenempfänger', 'Spendenempfänger'],
  'qr-codes': ['QR Code', 'QR Codes'],
  'working-activities': ['Aktivität', 'Aktivitäten'],
  'working-schedules': ['Planung', 'Planungen'],
  projects: ['Projekt', 'Projekte'],
  tasks: ['Aufgabe', 'Aufgaben'],
  scenes: ['Szene', 'Szenen'],
  'digital-signage-segments': ['Filmsequenz', 'Filmsequenzen'],
  'digital-signage-streams': ['Stream', 'Streams'],
  'digital-signage-devices': ['TV', 'TVs'],
  'analytics-leads': ['Lead', 'Leads'],
  'analytics-logs': ['Log', 'Logs'],
  logs: ['Log', 'Logs'],
  customers: ['Kunde', 'Kunden'],
  'external-users': ['Externer Benutzer', 'Externe Benutzer'],
  fonts: ['Schriftart', 'Schriftarten'],
  vehicles: ['Fahrzeug', 'Fahrzeuge'],
  services: ['Leistung', 'Leistungen'],
  questionnaires: ['Fragebogen', 'Fragebögen'],
  'questionnaire-submissions': ['Feedback', 'Feedbacks'],
} as const satisfies Record<string, readonly [one: string, many: string]>
export type FailingEntity = keyof typeof names

export const isFailingEntity = (slug: string): slug is FailingEntity => Object.hasOwn(names, slug)

const verbs: Record<FailedDeed, string> = {
  load: 'geladen',
  create: 'erstellt',
  update: 'aktualisiert',
  delete: 'gelöscht',
}

/** "Tisch konnte nicht gelöscht werden"; of a list, "Tische konnten nicht geladen werden". */
export function failureText(entity: FailingEntity, deed: FailedDeed, isList = false): string {
  const [one, many] = names[entity]

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
