import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'
import { restaurantContact } from './restaurant-contact.data.ts'
import { restaurantFeasts } from './restaurant-feasts.data.ts'

/** Beside the home page: what guests ask before they order. */
export const restaurantPages: DemoPage[] = [
  {
    key: 'unsere-kueche',
    name: 'Unsere Küche',
    type: 'custom_site',
    seo: { description: 'Mehl aus Rankweil, Käse aus dem Bregenzerwald, Eier vom Nachbarn.' },
    content: ({ page, picture, branch, category }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('wirtshaus-brett'),
          text: rich(
            '# Unsere Küche',
            'Mehl aus Rankweil, Käse aus dem Bregenzerwald, Eier vom Nachbarn. Was wir nicht selber machen, kennen wir beim Namen.',
          ),
        },
        {
          blockType: 'columnsImageTextType3',
          subheadline: 'Woher es kommt',
          columns: [
            {
              image: picture('produkt-bergkaese'),
              text: rich('## Käse', 'Drei Sorten aus drei Sennereien, gerieben am selben Tag.'),
            },
            {
              image: picture('produkt-hausbrot'),
              text: rich('## Brot', 'Roggen und Dinkel, vierundzwanzig Stunden Teigruhe, kein Zusatz.'),
            },
            {
              image: picture('produkt-bodenseefelchen'),
              text: rich('## Fisch', 'Felchen, wenn der See sie hergibt. Sonst steht etwas anderes da.'),
            },
          ],
        },
        {
          blockType: 'columnsImageText',
          layout: 'b',
          variant: 'flush',
          images: [picture('kategorie-knoepfle')],
          subheadline: 'Handarbeit',
          text: rich(
            '## Vom Brett in den Topf',
            'Knöpfle schaben wir, seit es das Haus gibt: kurz vor dem Servieren, nie auf Vorrat. Darum dauert es am Samstagabend zwei Minuten länger.',
          ),
          buttons: [{ label: 'Zur Karte', link: '/store' }],
        },
        {
          blockType: 'dishes',
          variant: 'list',
          tone: 'tinted',
          branch: branch('marktplatz'),
          category: category('wirtshaus'),
          limit: 8,
          subheadline: 'Von der Karte',
          text: rich('## Wirtshausküche'),
        },
        {
          blockType: 'sectionLink',
          label: 'Allergien oder Sonderwünsche?',
          hasArrow: true,
          button: { label: 'Fragen Sie uns', target: page('kontakt') },
        },
      ],
    }),
  },
  restaurantFeasts,
  {
    key: 'lieferung',
    name: 'Lieferung und Abholung',
    type: 'custom_site',
    seo: { description: 'Abholen kostet nichts, liefern wenig, und Sie sehen immer, wo Ihr Essen ist.' },
    content: ({ picture }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('wirtshaus-weg'),
          text: rich(
            '# Lieferung und Abholung',
            'Abholen kostet nichts, liefern wenig. Sie sehen jederzeit, wo Ihre Bestellung gerade ist.',
          ),
          buttons: [{ label: 'Jetzt bestellen', link: '/store' }],
        },
        {
          blockType: 'columnsImageTextType2',
          items: [
            {
              icon: picture('kategorie-wirtshaus'),
              text: rich('## Abholen', 'In zwanzig Minuten fertig, warm bis nach Hause.'),
              more: rich('An der Schank wartet Ihre Nummer. Bezahlt ist online oder am Ort.'),
            },
            {
              icon: picture('kategorie-pizza'),
              text: rich('## Liefern', 'In Bregenz mit dem Rad, in Dornbirn mit dem Auto.'),
              more: rich('Was die Zustellung kostet, hängt vom Ort ab und steht vor dem Bestellen da.'),
            },
            {
              icon: picture('kategorie-getraenke'),
              text: rich('## Am Tisch', 'Code auf dem Tisch scannen und in Ruhe wählen.'),
              more: rich('Die Küche sieht Ihren Tisch, die Bedienung bringt alles auf einmal.'),
            },
          ],
        },
        {
          blockType: 'steps',
          tone: 'tinted',
          subheadline: 'Vom Herd bis vor die Tür',
          items: [
            { title: 'Wählen', text: rich('Mit allem, was weg soll oder dazu. Der Preis steht gleich da.') },
            { title: 'Bestätigt', text: rich('Die Küche nimmt an und sagt, wann es so weit ist.') },
            { title: 'Unterwegs', text: rich('Sie sehen, wann der Roller losfährt.') },
            { title: 'Da', text: rich('Warm, vollständig, mit Serviette.') },
          ],
        },
        {
          blockType: 'sectionLink',
          label: 'Am See wird geliefert.',
          hasArrow: true,
          button: { label: 'Bestellen am See', link: '/store/see' },
        },
      ],
    }),
  },
  {
    key: 'gutscheine',
    name: 'Gutscheine',
    type: 'custom_site',
    seo: { description: 'Ein Abend im Wirtshaus passt in jeden Umschlag.' },
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('wirtshaus-kuvert'),
          text: rich(
            '# Gutscheine',
            'Ein Abend im Wirtshaus passt in jeden Umschlag. Sie bekommen Gutscheine an jeder Schank, in jeder Höhe und ohne Ablauf.',
          ),
          buttons: [
            { label: 'Standorte ansehen', link: '/store' },
            { label: 'Per Post schicken lassen', target: page('kontakt') },
          ],
        },
        {
          blockType: 'gallery',
          tone: 'tinted',
          text: rich('## Oder gleich etwas zum Auspacken'),
          gallery: [
            { image: picture('produkt-brotzeit-korb') },
            { image: picture('produkt-honig') },
            { image: picture('produkt-bergkaese') },
            { image: picture('produkt-mondbier') },
          ],
        },
        { blockType: 'buttons', buttons: [{ label: 'Zum Läddele', link: '/store/marktplatz' }] },
      ],
    }),
  },
  ...restaurantContact,
]
