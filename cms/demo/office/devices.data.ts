/** What stands at the branches of the restaurant. Keys are issued by whoever sets a device up. */
export const devices = [
  { identifier: 'theke', name: 'Tablet an der Theke', kind: 'frontdesk', model: 'Tablet 11 Zoll' },
  { identifier: 'kuechenmonitor', name: 'Küche am Pass', kind: 'kitchen', model: '22 Zoll, berührbar' },
  { identifier: 'abholung', name: 'Abholung über der Theke', kind: 'pickup', model: '43 Zoll, quer' },
  { identifier: 'tische', name: 'Telefon im Service', kind: 'tables' },
  {
    identifier: 'kueche',
    name: 'Bondrucker Küche',
    kind: 'printer',
    model: 'Star mC-Print3',
    printer: {
      protocol: 'cloudprnt',
      paperWidth: '80',
      codePage: 'cp858',
      rules: [{ event: 'confirmed', layout: 'kitchen' }],
    },
    note: 'Über dem Pass, rechts neben der Fritteuse.',
  },
  {
    identifier: 'ausgabe',
    name: 'Bondrucker Ausgabe',
    kind: 'printer',
    model: 'Epson TM-m30III',
    printer: {
      protocol: 'epson-sdp',
      paperWidth: '80',
      codePage: 'cp1252',
      rules: [{ event: 'confirmed', layout: 'pickup', orderTypes: ['takeaway', 'delivery'] }],
    },
  },
  {
    identifier: 'kassa',
    name: 'Bondrucker Kassa',
    kind: 'printer',
    model: 'POS-5890 mit Druckprogramm am Kassenrechner',
    printer: {
      protocol: 'escpos-tcp',
      host: '192.168.1.50',
      paperWidth: '58',
      drawing: 'picture',
      rules: [{ event: 'confirmed', layout: 'receipt', orderTypes: ['delivery'] }],
    },
  },
  { identifier: 'stempeluhr', name: 'Stempeluhr beim Personaleingang', kind: 'clock' },
  { identifier: 'bildschirm', name: 'Bildschirm im Schaufenster', kind: 'tv', model: '43 Zoll, hochkant' },
  {
    identifier: 'selbstbedienung',
    name: 'Selbstbedienung beim Eingang',
    kind: 'kiosk',
    model: '32 Zoll, hochkant',
  },
] as const
