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
  content: ({ page, picture, branch, category }) => ({
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
        blockType: 'openingHours',
        variant: 'compact',
        tone: 'tinted',
        subheadline: 'Heute',
        text: rich('## Wann wir für Sie da sind'),
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
        blockType: 'dishes',
        branch: branch('marktplatz'),
        category: category('knoepfle'),
        limit: 3,
        subheadline: 'Wofür man uns kennt',
        text: rich('## Knöpfle, von Hand geschabt'),
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
        blockType: 'reviews',
        limit: 3,
        variant: 'framed',
        subheadline: 'Nach dem Essen',
        text: rich('## Was unsere Gäste sagen'),
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
