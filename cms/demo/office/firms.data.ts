/** Firms that order for many; regulars come out of the orders of the past weeks. */
export const firms = [
  {
    companyName: 'Kanzlei Fink & Partner',
    vatNumber: 'ATU00000101',
    firstName: 'Helene',
    lastName: 'Fink',
    email: 'buero@fink-partner.example',
    phone: '+43 5572 000 101',
    addresses: [
      { label: 'Büro', street: 'Marktgasse 4', zipCode: '6850', city: 'Dornbirn', note: '2. Stock' },
    ],
    tags: ['Mittagessen', 'Rechnung am Monatsende'],
    hasCallConsent: true,
    consentSource: 'Telefonat',
  },
  {
    companyName: 'Tischlerei Holzmond',
    vatNumber: 'ATU00000102',
    lastName: 'Zangerl',
    email: 'werkstatt@holzmond.example',
    phone: '+43 5572 000 102',
    addresses: [{ label: 'Werkstatt', street: 'Sägeweg 11', zipCode: '6850', city: 'Dornbirn' }],
    tags: ['Jause'],
  },
  {
    companyName: 'Musikverein Sternenhang',
    firstName: 'Paul',
    lastName: 'Ilić',
    email: 'vorstand@mv-sternenhang.example',
    addresses: [{ label: 'Probelokal', street: 'Am Sternenhang 1', zipCode: '6900', city: 'Bregenz' }],
    tags: ['Feste', 'Verein'],
    hasNewsletterConsent: true,
    consentSource: 'Kontaktformular',
    internalNote: 'Frühschoppen im Juli, Angebot jedes Jahr bis April.',
  },
] as const
