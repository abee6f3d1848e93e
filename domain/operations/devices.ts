export const deviceKindLabels = {
  frontdesk: 'Theke (Bestellungen)',
  backoffice: 'Büro (Bestellungen)',
  kitchen: 'Küche (Bestellungen)',
  pickup: 'Abholbildschirm',
  tables: 'Tische (Bestellungen)',
  printer: 'Bondrucker',
  clock: 'Stempeluhr',
  tv: 'Bildschirm',
  kiosk: 'Selbstbedienung',
} as const
export type DeviceKind = keyof typeof deviceKindLabels

/** What the key of a device opens; nothing else of its branch is shown to it. */
export const devicePurposeLabels = {
  orders: 'Bestellungen annehmen',
  printing: 'Bons drucken',
  'time-tracking': 'Arbeitszeit stempeln',
  signage: 'Inhalte abspielen',
  ordering: 'Bestellungen aufgeben',
  'pickup-numbers': 'Nummern zur Abholung zeigen',
} as const
export type DevicePurpose = keyof typeof devicePurposeLabels

/** The first one is meant when nobody says otherwise. */
const purposes: Record<DeviceKind, readonly [DevicePurpose, ...DevicePurpose[]]> = {
  frontdesk: ['orders', 'time-tracking'],
  backoffice: ['orders', 'time-tracking'],
  kitchen: ['orders'],
  pickup: ['pickup-numbers'],
  tables: ['orders'],
  printer: ['printing'],
  clock: ['time-tracking'],
  tv: ['signage'],
  kiosk: ['ordering', 'signage'],
}

export const usualPurpose = (kind: DeviceKind): DevicePurpose => purposes[kind][0]
export const canServe = (kind: DeviceKind, purpose: DevicePurpose): boolean =>
  purposes[kind].includes(purpose)

export const printerProtocolLabels = {
  cloudprnt: 'Star CloudPRNT (Drucker holt ab)',
  'epson-sdp': 'Epson Server Direct Print (Drucker holt ab)',
  'escpos-tcp': 'ESC/POS im lokalen Netz',
} as const
export type PrinterProtocol = keyof typeof printerProtocolLabels

/** How the printer counts its letters; umlauts and the euro sign depend on it. */
export const codePageLabels = {
  cp858: 'CP858 (Westeuropa mit €)',
  cp1252: 'Windows-1252',
  'iso-8859-15': 'ISO 8859-15',
  utf8: 'UTF-8',
} as const
export type CodePage = keyof typeof codePageLabels

/** Some printers have no letters of their own, or not those of German. */
export const printerDrawingLabels = {
  letters: 'Mit den Buchstaben des Druckers',
  picture: 'Als Bild',
} as const
export type PrinterDrawing = keyof typeof printerDrawingLabels
