import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

import { questionnaireHashes } from '../../feedback/questionnaires.data.ts'
import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

/** Beside the home page: what guests ask before they order. */
export const restaurantPages: DemoPage[] = [
  {
    key: 'unsere-kueche',
    name: 'Unsere Küche',
    type: 'custom_site',
    seo: { description: 'Mehl aus Rankweil, Käse aus dem Bregenzerwald, Eier vom Nachbarn.' },
    content: ({ page, picture }) => ({
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
          blockType: 'sectionLink',
          label: 'Allergien oder Sonderwünsche?',
          hasArrow: true,
          button: { label: 'Fragen Sie uns', target: page('kontakt') },
        },
      ],
    }),
  },
  {
    key: 'feste-feiern',
    name: 'Feste feiern',
    type: 'custom_site',
    seo: { description: 'Taufe, Jubiläum oder Hochzeit: Wir decken für acht bis achtzig.' },
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'hero',
          image: picture('kategorie-feste'),
          text: rich(
            '# Feste feiern',
            'Ob Taufe, Firmenjubiläum oder Hochzeit: Wir decken für acht bis achtzig, und die Torte trägt Ihr Bild.',
          ),
          buttons: [
            { label: 'Angebot anfordern', link: '/store/catering' },
            { label: 'Fest anfragen', target: page('kontakt') },
          ],
        },
        {
          blockType: 'twoColumns',
          subheadline: 'Zwei Räume',
          columns: [
            {
              text: rich('## Das Stüble', 'Sechzehn Plätze, ein Kachelofen und eine Tür, die zugeht.'),
              image: picture('filiale-marktplatz-1'),
            },
            {
              text: rich('## Der Gastgarten', 'Achtzig Plätze unter der Linde, bei Regen mit Dach.'),
              image: picture('filiale-marktplatz-2'),
            },
          ],
        },
        {
          blockType: 'prices',
          variant: 'framed',
          tone: 'tinted',
          subheadline: 'Zum Rechnen',
          text: rich('## Drei Tafeln, ein Preis je Gast'),
          items: [
            {
              name: 'Jause',
              about: 'Käse, Speck, Aufstriche und Brot. Für den Nachmittag.',
              price: '19 € je Gast',
            },
            {
              name: 'Wirtshaus',
              about: 'Suppe, Käsknöpfle oder Braten, Torte. Für die ganze Runde.',
              price: '34 € je Gast',
            },
            {
              name: 'Festtafel',
              about: 'Vier Gänge mit Fisch und Fleisch, Wein aus dem Keller.',
              price: 'ab 58 € je Gast',
            },
          ],
        },
        {
          blockType: 'columnsImageText',
          layout: 'a',
          images: [picture('produkt-hochzeitstorte')],
          text: rich(
            '## Eine Torte mit Ihrem Bild',
            'Drei Tage vorher bestellt, am Fest auf dem Tisch. Das Bild laden Sie gleich beim Bestellen hoch.',
          ),
          buttons: [{ label: 'Torte bestellen', link: '/store/backstube' }],
        },
      ],
    }),
  },
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
  {
    key: 'kontakt',
    name: 'Kontakt',
    type: 'custom_site',
    seo: { description: 'Fragen, Wünsche, Feste: Schreiben Sie dem Wirtshaus Knöpflemond.' },
    content: ({ page, picture }) => ({
      body: [
        {
          blockType: 'form',
          text: rich(
            '# Was dürfen wir für Sie tun?',
            'Tische für heute Abend vergeben wir am Telefon. Für alles andere: schreiben Sie uns, wir antworten bis morgen Mittag.',
          ),
          privacy: page('ihre-nachricht'),
        },
        {
          blockType: 'columnsImageText',
          variant: 'flush',
          layout: 'b',
          images: [picture('wirtshaus-schank')],
          text: rich(
            '## Oder kommen Sie einfach vorbei',
            'In Dornbirn am Marktplatz, in Bregenz am See. Ein Platz an der Schank ist meistens frei.',
          ),
          buttons: [{ label: 'Unsere Standorte', link: '/store' }],
        },
        {
          blockType: 'sectionLink',
          label: 'Waren Sie gerade bei uns?',
          hasArrow: true,
          button: { label: 'Sagen Sie, wie es war', link: questionnairePath(questionnaireHashes.evening) },
        },
      ],
    }),
  },
  {
    key: 'ihre-nachricht',
    name: 'Was mit Ihrer Nachricht geschieht',
    type: 'default',
    seo: { description: 'Wofür das Wirtshaus Ihre Angaben braucht, und wie lange.' },
    content: () => ({
      text: rich(
        'Wir lesen Ihre Nachricht, antworten Ihnen und löschen sie, sobald die Sache erledigt ist, spätestens nach sechs Monaten. Niemand sonst bekommt sie zu sehen.',
        'Alles Weitere steht in unserer [Datenschutzerklärung](/site/privacy).',
      ),
    }),
  },
]
