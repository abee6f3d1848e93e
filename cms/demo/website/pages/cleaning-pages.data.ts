import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

import { questionnaireHashes } from '../../feedback/questionnaires.data.ts'
import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

export const cleaningPages: DemoPage[] = [
  {
    key: 'leistungen',
    name: 'Leistungen',
    type: 'custom_site',
    seo: {
      description: 'Von der Fassade bis zum Brandschaden: alle Leistungen von Reinwerk auf einen Blick.',
    },
    content: ({ picture, piece, priceList }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('team'),
          text: rich('# Leistungen', 'Sechs Arbeiten, für die man uns seit 2009 ruft.'),
        },
        { blockType: 'services', subheadline: 'Auf einen Blick' },
        {
          blockType: 'content',
          subheadline: 'Zum Mitnehmen',
          text: rich(
            '## Richtpreise auf einem Blatt',
            'Was etwas ungefähr kostet und wie lange es dauert. Den Fixpreis nennen wir, sobald wir die Fläche gesehen haben.',
          ),
          files: [priceList],
          tone: 'tinted',
          anchor: 'richtpreise',
        },
        { blockType: 'piece', piece: piece('fragen') },
      ],
    }),
  },
  {
    key: 'techniken',
    name: 'Techniken',
    type: 'custom_site',
    seo: {
      description: 'Trockeneis, Dampf und Laser im Vergleich: welches Verfahren zu welchem Schmutz passt.',
    },
    content: ({ page, picture, piece }) => ({
      body: [
        {
          blockType: 'slider',
          slides: [
            { image: picture('technik'), text: rich('# Techniken', 'Jeder Untergrund hat sein Verfahren.') },
            {
              image: picture('trockeneis'),
              text: rich('## Kalt', 'Für Maschinen und Elektronik.'),
              button: { label: 'Trockeneis', target: page('techniken/trockeneis') },
            },
            {
              image: picture('dampf'),
              text: rich('## Heiß', 'Für Küchen und Polster.'),
              button: { label: 'Trockendampf', target: page('techniken/dampf') },
            },
          ],
        },
        { blockType: 'techniques', subheadline: 'Verfahren', limit: 0 },
        {
          blockType: 'columnsImageTextType3',
          subheadline: 'Kurz gesagt',
          columns: [
            { image: picture('trockeneis'), text: rich('## Kalt und trocken', 'Wo Wasser schadet.') },
            { image: picture('dampf'), text: rich('## Heiß und fast trocken', 'Wo Keime stören.') },
            { image: picture('laser'), text: rich('## Genau', 'Wo jeder Millimeter zählt.') },
          ],
        },
        {
          blockType: 'parallax',
          image: picture('team'),
          text: rich('## Wir probieren zuerst.'),
          buttons: [{ target: page('ueber-uns') }],
        },
        { blockType: 'piece', piece: piece('fragen') },
      ],
    }),
  },
  {
    key: 'neuigkeiten',
    name: 'Neuigkeiten',
    type: 'custom_site',
    seo: { description: 'Was bei Reinwerk los ist.' },
    content: () => ({
      body: [{ blockType: 'newsArchive', text: rich('# Neuigkeiten', 'Aus Werkstatt und Baustelle.') }],
    }),
  },
  {
    key: 'ueber-uns',
    name: 'Über uns',
    type: 'custom_site',
    seo: { description: 'Acht Leute, vier Verfahren, ein Ziel: das Team von Reinwerk in Dornbirn.' },
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'content',
          text: rich(
            '# Über uns',
            'Reinwerk ist ein Handwerksbetrieb mit acht Leuten und einem Hund, der nichts schmutzig macht.',
          ),
          banner: picture('team'),
        },
        {
          blockType: 'twoColumns',
          columns: [
            {
              text: rich(
                '## Woher wir kommen',
                'Anna und Jakob Rhomberg haben 2009 mit einer Hebebühne begonnen. Der erste Auftrag war das eigene Elternhaus.',
              ),
            },
            {
              text: rich(
                '## Wohin wir wollen',
                'Weniger Wasser, weniger Chemie, mehr Erhaltung. Was gereinigt wird, muss nicht ersetzt werden.',
              ),
            },
          ],
        },
        {
          blockType: 'buttons',
          buttons: [
            { label: 'Leistungen', target: page('leistungen') },
            { label: 'Lehrstelle', target: page('neuigkeiten/lehrstelle') },
          ],
        },
      ],
    }),
  },
  {
    key: 'kontakt',
    name: 'Kontakt',
    type: 'custom_site',
    seo: { description: 'Rufen Sie an oder schreiben Sie uns: Reinwerk, Dornbirn.' },
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'columnsImageText',
          layout: 'b',
          images: [picture('kontakt')],
          text: rich(
            '# Kontakt',
            'Werktags von 7 bis 17 Uhr am Telefon, bei Brand und Wasser rund um die Uhr.',
          ),
        },
        {
          blockType: 'form',
          subheadline: 'Schreiben Sie uns',
          text: rich('## Wir antworten am selben Werktag'),
          privacy: page('datenschutz'),
        },
        {
          blockType: 'sectionLink',
          label: 'Waren wir gerade bei Ihnen?',
          hasArrow: true,
          button: { label: 'Vier kurze Fragen', link: questionnairePath(questionnaireHashes.cleaning) },
        },
      ],
    }),
  },
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
