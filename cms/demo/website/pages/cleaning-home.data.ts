import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

export const cleaningHome: DemoPage = {
  key: 'start',
  name: 'Startseite',
  type: 'custom_home',
  seo: {
    title: 'Reinwerk – Reinigung und Sanierung im Rheintal',
    description:
      'Fassaden, Maschinen, Fahrzeuge und Brandschäden: Reinwerk reinigt mit Trockeneis, Dampf und Laser – schonend, trocken und mit Fixpreis.',
  },
  content: ({ page, picture, video }) => ({
    body: [
      {
        blockType: 'hero',
        video: video('fassade-hell'),
        image: picture('buehne'),
        text: rich(
          '# Sauber bis auf den Grund.',
          'Wir reinigen, was andere erneuern würden: Fassaden, Maschinen, Fahrzeuge und Räume nach einem Brand. Schonend, trocken und zum Fixpreis.',
        ),
        buttons: [
          { label: 'Angebot anfragen', link: '#form' },
          { label: 'Unsere Leistungen', target: page('leistungen') },
        ],
      },
      {
        blockType: 'columnsImageTextType2',
        subheadline: 'Warum Reinwerk',
        items: [
          {
            icon: picture('symbol-schnell'),
            text: rich('## In drei Tagen vor Ort', 'Besichtigung diese Woche, Fixpreis am selben Abend.'),
            more: rich(
              'Bei Brand und Wasser kommen wir noch am selben Tag, auch am Wochenende. Sie erreichen uns rund um die Uhr am Telefon.',
            ),
          },
          {
            icon: picture('symbol-sanft'),
            text: rich(
              '## Ohne Chemie, ohne Wasser',
              'Trockeneis verdampft. Was bleibt, ist der Schmutz, und den nehmen wir mit.',
            ),
            more: rich(
              'Kein Abwasser, keine Trocknungszeit, keine Rückstände: Ihre Maschinen laufen eine Stunde später wieder.',
            ),
          },
          {
            icon: picture('symbol-fest'),
            text: rich(
              '## Der Preis steht vorher fest',
              'Wir messen, probieren eine Stelle aus und nennen eine Zahl.',
            ),
            more: rich(
              'Dauert es länger als gedacht, ist das unsere Sache. Geht es schneller, freuen wir uns gemeinsam.',
            ),
          },
        ],
      },
      {
        blockType: 'columnsImageText',
        layout: 'b',
        images: [picture('team')],
        subheadline: 'Seit 2009 in Dornbirn',
        text: rich(
          '## Acht Leute, vier Verfahren, ein Ziel',
          'Angefangen haben wir mit einem Hochdruckreiniger und einer alten Mühle. Heute steht für jeden Untergrund das richtige Verfahren bereit, vom Sandstein bis zur Platine.',
        ),
        buttons: [{ label: 'Das Team kennenlernen', target: page('ueber-uns') }],
      },
      {
        blockType: 'animation',
        tone: 'tinted',
        variant: 'beside',
        subheadline: 'Selbst ausprobieren',
        text: rich('## Ein Winter, drei Kinder, ein Hund', 'Ziehen Sie den Regler von links nach rechts.'),
        video: video('fahrzeug'),
      },
      {
        blockType: 'columnsVideoText',
        video: video('schaum'),
        orientation: 'portrait',
        hasSound: true,
        text: rich(
          '## So leise arbeitet Dampf',
          'Neun Bar, 160 Grad und kaum ein Glas Wasser: Damit lösen wir Fett und Keime aus Fugen, Polstern und Großküchen, während nebenan weitergekocht wird.',
        ),
        buttons: [{ label: 'Zur Dampfreinigung', target: page('techniken/dampf') }],
      },
      {
        blockType: 'twoColumns',
        subheadline: 'Für wen wir arbeiten',
        columns: [
          {
            text: rich(
              '## Betriebe',
              'Maschinen, Hallen und Fuhrparks reinigen wir nach Plan, nachts oder zwischen zwei Schichten.',
            ),
            buttons: [{ label: 'Für Betriebe', target: page('leistungen/buero') }],
            image: picture('buero'),
          },
          {
            text: rich(
              '## Zuhause',
              'Fassade, Dach, Garage oder nach einem Brand: Wir räumen aus, reinigen und räumen wieder ein.',
            ),
            buttons: [{ label: 'Für Haus und Garten', target: page('leistungen/fassade') }],
            image: picture('garten'),
          },
        ],
      },
      {
        blockType: 'quotes',
        variant: 'ruled',
        tone: 'tinted',
        subheadline: 'Was unsere Kunden sagen',
        items: [
          {
            quote: 'Am Samstag kam das Eis, am Montag lief die Frühschicht wie immer an.',
            name: 'Markus Lampert',
            about: 'Betriebsleiter, Spritzguss in Rankweil',
          },
          {
            quote: 'Nach dem Brand roch man drei Tage später nichts mehr. Auch die Vorhänge nicht.',
            name: 'Familie Böhler',
            about: 'Einfamilienhaus in Lustenau',
          },
          {
            quote: 'Der Preis vom Zettel war der Preis auf der Rechnung.',
            name: 'Helga Moosbrugger',
            about: 'Hausverwaltung in Bregenz',
          },
        ],
      },
      {
        blockType: 'sectionNewsTeasers',
        variant: 'list',
        subheadline: 'Neuigkeiten',
        text: rich('## Aus der Werkstatt'),
        archiveLabel: 'Zu den Neuigkeiten',
        archive: page('neuigkeiten'),
      },
      {
        blockType: 'form',
        subheadline: 'Kontakt',
        text: rich(
          '## Erzählen Sie uns, was weg soll',
          'Ein Satz und eine Telefonnummer reichen. Wir rufen am selben Werktag zurück und kommen für die Besichtigung kostenlos vorbei.',
        ),
        privacy: page('datenschutz'),
      },
    ],
  }),
}
