import type { DemoPage, Refs } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

/** Where whole parties ask for a feast. */
export const restaurantFeasts: DemoPage = {
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
        blockType: 'content',
        subheadline: 'Wer wo sitzt',
        variant: 'columns',
        text: rich(
          '## Platz für Ihre Runde',
          '| Gäste | Sitzend | Stehend | Bei Regen |',
          '| Stüble | 16 | 25 | 25 |',
          '| Gastgarten | 80 | 120 | 60 |',
          '| Beides | 96 | 140 | 85 |',
        ),
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
      {
        blockType: 'embed',
        variant: 'narrow',
        subheadline: 'Im Sommer',
        text: rich(
          '## Kino unter der Linde',
          'Für Ihr Fest spannen wir die Leinwand auf. Den Anfang macht immer derselbe Hase.',
        ),
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        label: 'Big Buck Bunny, Kurzfilm der Blender Foundation (CC BY 3.0)',
      },
      festForm(page),
    ],
  }),
}

/** What the house has to know of a feast. */
const festForm = (page: Refs['page']) => ({
  blockType: 'customForm' as const,
  variant: 'beside' as const,
  tone: 'tinted' as const,
  subheadline: 'Unverbindlich',
  text: rich('## Ihr Fest anfragen', 'Wir melden uns innerhalb von zwei Tagen mit einem Vorschlag.'),
  name: 'Fest anfragen',
  fields: [
    { label: 'Ihr Name', kind: 'text' as const, isRequired: true, width: 'half' as const },
    { label: 'E-Mail', kind: 'email' as const, isRequired: true, width: 'half' as const },
    { label: 'Telefon', kind: 'phone' as const, width: 'half' as const },
    { label: 'Tag', kind: 'date' as const, isRequired: true, width: 'half' as const },
    { label: 'Gäste', kind: 'number' as const, isRequired: true, help: 'Kinder zählen mit.' },
    { label: 'Raum', kind: 'choice' as const, options: 'Das Stüble\nDer Gastgarten\nWissen wir noch nicht' },
    { label: 'Dazu', kind: 'several' as const, options: 'Torte mit Bild\nKino unter der Linde\nMusik' },
    { label: 'Was sollen wir wissen?', kind: 'longText' as const },
  ],
  submitLabel: 'Fest anfragen',
  privacy: page('ihre-nachricht'),
})
