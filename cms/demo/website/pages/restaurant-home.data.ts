import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

export const restaurantHome: DemoPage = {
  key: 'willkommen',
  name: 'Willkommen',
  type: 'custom_home',
  seo: {
    title: 'Wirtshaus Knöpflemond – Dornbirn und Bregenz',
    description:
      'Käsknöpfle, Braten und Torten in Dornbirn und Bregenz: hier essen, abholen oder liefern lassen.',
  },
  content: ({ page, picture }) => ({
    body: [
      {
        blockType: 'hero',
        image: picture('wirtshaus-buehne'),
        text: rich(
          '# Bis der Mond untergeht.',
          'Käsknöpfle, Braten von der Theke, Pizza vom Meter und Torten mit Ihrem Bild.',
        ),
        buttons: [
          { label: 'Jetzt bestellen', link: '/store' },
          { label: 'Tisch für Feste', target: page('feste-feiern') },
        ],
      },
      {
        blockType: 'columnsImageText',
        variant: 'flush',
        layout: 'a',
        images: [picture('wirtshaus-stube')],
        subheadline: 'Dornbirn',
        text: rich(
          '## Am Marktplatz',
          'Stube mit Kachelofen, Gastgarten unter der Linde und freitags Küche bis drei Uhr früh.',
        ),
        buttons: [{ label: 'Karte und Bestellung', link: '/store/marktplatz' }],
      },
      {
        blockType: 'columnsImageText',
        variant: 'flush',
        spaceAbove: 'narrow',
        layout: 'b',
        images: [picture('wirtshaus-ufer')],
        subheadline: 'Bregenz',
        text: rich(
          '## Am See',
          'Vom ersten Kaffee bis zum letzten Sonnenstrahl, mit Lieferung in die ganze Stadt.',
        ),
        buttons: [{ label: 'Karte und Bestellung', link: '/store/see' }],
      },
      {
        blockType: 'columnsImageTextType3',
        subheadline: 'Wofür man uns kennt',
        columns: [
          {
            image: picture('produkt-kaesknoepfle'),
            text: rich('## Käsknöpfle', 'Drei Käse, Röstzwiebeln und ein Löffel für die Kruste.'),
          },
          {
            image: picture('produkt-pizza-meter'),
            text: rich('## Pizza vom Meter', 'Für Tische, die sich nicht einig werden.'),
          },
          {
            image: picture('produkt-geburtstagstorte'),
            text: rich('## Torten', 'Mit Ihrem Bild, drei Tage vorher bestellt.'),
          },
        ],
      },
      {
        blockType: 'quotes',
        variant: 'large',
        tone: 'inverted',
        items: [
          {
            quote: 'Die Knöpfle sind so, wie sie meine Großmutter gemacht hat. Nur mit mehr Käse.',
            name: 'Rosmarie',
            about: 'Stammtisch am Donnerstag',
          },
        ],
      },
      {
        blockType: 'parallax',
        image: picture('wirtshaus-teig'),
        text: rich('## Von Hand geschabt, jeden Tag.'),
        buttons: [{ label: 'Unsere Küche', target: page('unsere-kueche') }],
      },
      {
        blockType: 'sectionLink',
        label: 'Hunger?',
        hasArrow: true,
        button: { label: 'Zur Bestellung', link: '/store' },
      },
    ],
  }),
}
