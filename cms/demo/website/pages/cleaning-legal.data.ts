import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

/** What the law asks of a website. */
export const cleaningLegal: DemoPage[] = [
  {
    key: 'impressum',
    name: 'Impressum',
    type: 'default',
    seo: { description: 'Impressum der Reinwerk GmbH.' },
    content: () => ({
      text: rich(
        'Reinwerk ist ein erfundenes Unternehmen zur Vorführung dieses Systems. Namen, Nummern und Adressen führen nirgendwohin.',
        '## Medieninhaber und Herausgeber',
        '**Reinwerk GmbH**, Schwefelgasse 12, 6850 Dornbirn, Österreich',
        'Telefon +43 5572 000 900, E-Mail hallo@reinwerk.example',
        'Geschäftsführung: Anna und Jakob Rhomberg',
        '## Unternehmen',
        'Gegenstand: Denkmal-, Fassaden- und Gebäudereinigung',
        'Firmenbuch: FN 000000 x, Landesgericht Feldkirch. UID: ATU00000000',
        'Mitglied der Wirtschaftskammer Vorarlberg. Aufsicht: Bezirkshauptmannschaft Dornbirn. Es gilt die österreichische Gewerbeordnung.',
        '## Inhalte dieser Website',
        'Texte und Bilder gehören uns. Für Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich.',
      ),
    }),
  },
  {
    key: 'datenschutz',
    name: 'Datenschutz',
    type: 'default',
    seo: { description: 'Wie Reinwerk mit Ihren Daten umgeht.' },
    content: () => ({
      text: rich(
        'Was Sie uns über das Formular schreiben, verwenden wir nur, um Ihnen zu antworten und Ihre Besichtigung zu planen. Weitergegeben wird nichts.',
        '## Was wir speichern',
        '- **Ihre Anfrage:** Name, E-Mail, Telefonnummer, Firma und Nachricht, bis sie erledigt ist, längstens sechs Monate.',
        '- **Ihren Auftrag:** was das Gesetz für Rechnungen verlangt, sieben Jahre lang.',
        '- **Ihren Besuch auf dieser Website:** nur wenn Sie zugestimmt haben, und ohne fremde Dienste. Ihre Wahl merkt sich ein Cookie ein Jahr lang; ändern können Sie sie jederzeit am Ende jeder Seite.',
        '## Ihre Rechte',
        'Auskunft, Berichtigung, Löschung und Widerspruch: Eine Nachricht an hallo@reinwerk.example genügt. Sind Sie mit unserer Antwort nicht zufrieden, hilft die österreichische Datenschutzbehörde in Wien.',
      ),
    }),
  },
]
