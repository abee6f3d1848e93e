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
          blockType: 'steps',
          tone: 'tinted',
          subheadline: 'So läuft es ab',
          text: rich('## In vier Schritten sauber'),
          items: [
            { title: 'Anrufen', text: rich('Ein Satz und ein Foto genügen für eine erste Einschätzung.') },
            { title: 'Ansehen', text: rich('Wir kommen vorbei, messen und probieren eine Stelle aus.') },
            { title: 'Zusagen', text: rich('Der Fixpreis liegt am selben Abend in Ihrer Post.') },
            { title: 'Zurücklehnen', text: rich('Wir decken ab, reinigen und räumen wieder ein.') },
          ],
        },
        {
          blockType: 'table',
          subheadline: 'Richtwerte',
          text: rich('## Wie lange es dauert'),
          hasHead: true,
          rows: [
            'Arbeit | Fläche | Dauer | Verfahren',
            'Fassade, zwei Geschosse | 180 m² | 2 Tage | Heißwasser, Niederdruck',
            'Spritzgussform, eingebaut | 4 m² | 4 Stunden | Trockeneis',
            'Großküche mit Abzug | 60 m² | 1 Nacht | Trockendampf',
            'Ziegelwand nach Graffiti | 20 m² | 1 Tag | Laser',
          ].join('\n'),
        },
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
        {
          blockType: 'faq',
          variant: 'beside',
          subheadline: 'Oft gefragt',
          text: rich('## Bevor wir kommen'),
          items: [
            {
              question: 'Muss ich dabei sein?',
              answer: rich('Am Anfang und zur Abnahme. Dazwischen reicht uns ein Schlüssel.'),
            },
            {
              question: 'Was ist mit Strom und Wasser?',
              answer: rich('Beides bringen wir mit. Eine Steckdose mit 16 Ampere spart uns das Aggregat.'),
            },
            {
              question: 'Und wenn etwas kaputtgeht?',
              answer: rich('Dafür sind wir versichert, und wir sagen es, bevor Sie es finden.'),
            },
          ],
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
              image: picture('maschinen-arbeit'),
              text: rich('## Kalt', 'Für Maschinen und Elektronik.'),
              button: { label: 'Trockeneis', target: page('techniken/trockeneis') },
            },
            {
              image: picture('buero-arbeit'),
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
            { image: picture('maschinen-nachher'), text: rich('## Kalt und trocken', 'Wo Wasser schadet.') },
            { image: picture('buero-nachher'), text: rich('## Heiß und fast trocken', 'Wo Keime stören.') },
            { image: picture('graffiti-nachher'), text: rich('## Genau', 'Wo jeder Millimeter zählt.') },
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
          blockType: 'figures',
          tone: 'accent',
          variant: 'ruled',
          items: [
            { value: '2009', label: 'mit einer Hebebühne begonnen' },
            { value: '1.400', label: 'Fassaden seither' },
            { value: '0 l', label: 'Wasser je Quadratmeter mit Trockeneis' },
            { value: '3 Tage', label: 'bis zur Besichtigung' },
          ],
        },
        {
          blockType: 'team',
          variant: 'list',
          subheadline: 'Wer kommt',
          text: rich('## Ihre Ansprechpartner'),
          items: [
            { name: 'Anna Rhomberg', role: 'Geschäftsführung, Angebote', phone: '+43 5572 000 901' },
            { name: 'Jakob Rhomberg', role: 'Fassaden und Denkmäler', phone: '+43 5572 000 902' },
            { name: 'Mirela Hodžić', role: 'Betriebe und Maschinen', phone: '+43 5572 000 903' },
            { name: 'Tobias Feurstein', role: 'Brand- und Wasserschäden', phone: '+43 5572 000 904' },
          ],
        },
        {
          blockType: 'logos',
          subheadline: 'Geprüft und zugelassen',
          items: [
            { image: picture('symbol-fest'), name: 'Geprüfter Fachbetrieb' },
            { image: picture('symbol-sanft'), name: 'Umweltzeichen' },
            { image: picture('symbol-schnell'), name: 'Bereitschaft rund um die Uhr' },
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
]
