import type { DemoOffer, DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

type Service = {
  key: string
  name: string
  picture: string
  teaser: string
  claim: string
  story: string[]
  technique: string
  /** What was done between the two pictures. */
  done: string
  offer: Omit<DemoOffer, 'page' | 'name' | 'position'>
  /** The film behind the page, and the one for the light colour setting. */
  film: { name: string; light?: string }
}

/** The services differ in their words; their pages are built alike. */
const services: Service[] = [
  {
    key: 'leistungen/fassade',
    name: 'Fassadenreinigung',
    picture: 'fassade',
    teaser: 'Algen, Ruß und Abgase verschwinden, der Putz bleibt.',
    claim: 'Fassaden altern von außen',
    story: [
      'Moos und Algen halten Feuchtigkeit im Putz, Ruß frisst ihn an.',
      'Wir reinigen mit Niederdruck und Heißwasser, Quadratmeter für Quadratmeter, und schützen danach auf Wunsch mit einer atmungsaktiven Imprägnierung.',
    ],
    technique: 'techniken/dampf',
    done: 'Zwei Tage auf dem Steiger, 180 Quadratmeter, kein Gerüst. Die Imprägnierung hält den Regen acht Jahre ab.',
    offer: { category: 'Gebäude', priceFrom: 69_000, durationMinutes: 960, video: 'fassade-hell' },
    film: { name: 'fassade-dunkel', light: 'fassade-hell' },
  },
  {
    key: 'leistungen/maschinen',
    name: 'Maschinenreinigung',
    picture: 'trockeneis',
    teaser: 'Trockeneis reinigt im eingebauten Zustand, ohne Demontage.',
    claim: 'Stillstand kostet mehr als Schmutz',
    story: [
      'Formen, Förderbänder und Schaltschränke reinigen wir dort, wo sie stehen.',
      'Das Eis verdampft beim Aufprall, es bleibt nichts zu trocknen und nichts zu entsorgen außer dem Schmutz selbst.',
    ],
    technique: 'techniken/trockeneis',
    done: 'Eine Spritzgussform an einem Samstag, im eingebauten Zustand. Am Montag lief die Frühschicht wie immer an.',
    offer: { category: 'Betrieb', priceFrom: 48_000, durationMinutes: 480 },
    film: { name: 'schaum' },
  },
  {
    key: 'leistungen/fahrzeuge',
    name: 'Fahrzeugaufbereitung',
    picture: 'fahrzeug',
    teaser: 'Vom Oldtimer bis zum Lastwagen, innen wie außen.',
    claim: 'Lack vergisst nichts',
    story: [
      'Wir waschen von Hand, kneten, polieren und versiegeln.',
      'Motorräume und Unterböden reinigen wir mit Trockeneis, damit Wachs und Elektronik unversehrt bleiben.',
    ],
    technique: 'techniken/trockeneis',
    done: 'Ein Tag Handarbeit an einem Kombi mit zwei Kindern und einem Hund. Der Lack hat sein Rot zurück.',
    offer: { category: 'Fahrzeuge', priceFrom: 8900, durationMinutes: 150, video: 'fahrzeug' },
    film: { name: 'fahrzeug' },
  },
  {
    key: 'leistungen/brandschaden',
    name: 'Brandschadensanierung',
    picture: 'brand',
    teaser: 'Am selben Tag vor Ort, abgestimmt mit der Versicherung.',
    claim: 'Die ersten Stunden zählen',
    story: [
      'Rauchgase greifen Metall nach zwei Tagen an.',
      'Wir sichern, trocknen, neutralisieren den Geruch und dokumentieren jeden Schritt für Ihre Versicherung.',
    ],
    technique: 'techniken/laser',
    done: 'Neun Tage nach einem Küchenbrand: gereinigt, getrocknet, ohne Geruch, und alles für die Versicherung belegt.',
    offer: { category: 'Gebäude', durationMinutes: 12_960 },
    film: { name: 'schaum' },
  },
  {
    key: 'leistungen/buero',
    name: 'Büro und Praxis',
    picture: 'buero',
    teaser: 'Leise, pünktlich und immer dieselben Gesichter.',
    claim: 'Jeden Abend wie neu',
    story: [
      'Unsere Leute haben feste Objekte und einen Schlüsselplan.',
      'Was gereinigt wurde, steht am nächsten Morgen in Ihrem Bericht.',
    ],
    technique: 'techniken/dampf',
    done: 'Einmal gründlich zum Einzug, seither zweimal in der Woche. Seit vier Jahren dieselben zwei Gesichter.',
    offer: { category: 'Betrieb', priceFrom: 5900, durationMinutes: 120 },
    film: { name: 'schaum' },
  },
  {
    key: 'leistungen/graffiti',
    name: 'Graffitientfernung',
    picture: 'graffiti',
    teaser: 'Farbe weg, Stein bleibt: ohne Schatten und ohne Schleifen.',
    claim: 'Je früher, desto spurloser',
    story: [
      'Farbe wandert in den Stein.',
      'Wir lösen sie mit Laser oder einem Gel, das nur die Farbe angreift, und schützen die Wand vor dem nächsten Mal.',
    ],
    technique: 'techniken/laser',
    done: 'Drei Stunden am Morgen nach der Nacht. Der Schutzanstrich macht das nächste Mal zu einer Sache von Minuten.',
    offer: { category: 'Gebäude', priceFrom: 24_000, durationMinutes: 180 },
    film: { name: 'fassade-dunkel', light: 'fassade-hell' },
  },
]

/** What stands on their cards besides. */
export const cleaningOffers: DemoOffer[] = services.map(({ key, name, offer }, index) => ({
  ...offer,
  page: key,
  name,
  position: index + 1,
}))

export const cleaningServices: DemoPage[] = services.map(
  ({ key, name, picture: own, teaser, claim, story, technique, done, film }) => ({
    key,
    name,
    type: 'custom_service',
    seo: { description: teaser },
    content: ({ page, picture, video }) => ({
      label: hyphenated(name),
      description: teaser,
      image: picture(own),
      videos: { video: video(film.name), video2: film.light ? video(film.light) : undefined },
      body: [
        {
          blockType: 'hero',
          image: picture(pair(key, 'arbeit')),
          text: rich(`# ${hyphenated(name)}`, teaser),
          buttons: [{ label: 'Besichtigung vereinbaren', link: '#form' }],
        },
        {
          blockType: 'content',
          subheadline: 'Worum es geht',
          variant: 'columns',
          text: rich(`## ${claim}`, ...story),
        },
        {
          blockType: 'beforeAfter',
          subheadline: 'Aus der Praxis',
          tone: 'tinted',
          text: rich('## Derselbe Ort, vorher und nachher'),
          imageBefore: picture(pair(key, 'vorher')),
          imageAfter: picture(pair(key, 'nachher')),
          columnText: [
            {
              type: 'text',
              text: rich('### Was wir gemacht haben', done),
            },
            { type: 'buttons', buttons: [{ label: 'Zum Verfahren', target: page(technique) }] },
          ],
        },
        { blockType: 'parallaxVideo', text: rich('## Schicht um Schicht zurück zum Original.') },
        {
          blockType: 'columnsImageText',
          layout: 'a',
          images: [picture('ablauf')],
          text: rich(
            '## So läuft es ab',
            '- Sie rufen an oder schreiben uns.',
            '- Wir kommen vorbei und reinigen eine Probefläche.',
            '- Sie bekommen einen Fixpreis, der gilt.',
            '- Wir reinigen, Sie nehmen ab, wir räumen auf.',
          ),
          buttons: [{ label: 'Alle Leistungen', target: page('leistungen') }],
        },
        {
          blockType: 'form',
          text: rich('## Was dürfen wir uns ansehen?', 'Wir melden uns am selben Werktag.'),
          privacy: page('datenschutz'),
        },
      ],
    }),
  }),
)

const pair = (key: string, side: 'vorher' | 'nachher' | 'arbeit') =>
  `${key.replace('leistungen/', '')}-${side}`

/** With soft hyphens, since not every browser knows where German words end. */
const hyphenated = (name: string): string =>
  name.replace(/(reinigung|aufbereitung|sanierung|entfernung)$/, '\u00ad$1')
