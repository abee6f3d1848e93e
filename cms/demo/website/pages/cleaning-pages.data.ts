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
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('team'),
          text: rich('# Leistungen', 'Sechs Arbeiten, die wir besser können als die meisten.'),
        },
        { blockType: 'services', subheadline: 'Auf einen Blick' },
        {
          blockType: 'sectionLink',
          label: 'Nicht dabei? Fragen Sie trotzdem',
          hasArrow: true,
          button: { label: 'Kontakt', target: page('kontakt') },
        },
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
    content: ({ page, picture }) => ({
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
        'Erfundenes Unternehmen zur Vorführung dieses Systems.',
        'Reinwerk GmbH, Schwefelgasse 12, 6850 Dornbirn',
        '## Unternehmensgegenstand',
        'Denkmal-, Fassaden- und Gebäudereinigung',
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
        'Was Sie uns über das Formular schreiben, verwenden wir nur, um Ihnen zu antworten.',
        '## Was wir speichern',
        'Name, Adresse, Telefonnummer und Nachricht, bis Ihre Anfrage erledigt ist.',
        '## Ihre Rechte',
        'Auskunft, Berichtigung und Löschung: eine Nachricht an uns genügt.',
      ),
    }),
  },
]
