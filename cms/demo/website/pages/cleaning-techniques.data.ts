import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

const techniques = [
  {
    key: 'techniken/trockeneis',
    name: 'Trockeneis',
    picture: 'trockeneis',
    lead: 'Minus 79 Grad kalte Eiskörner treffen auf den Schmutz, er wird spröde und springt ab.',
    limits: 'Rost und tiefe Farben bleiben: dafür nehmen wir den Laser.',
  },
  {
    key: 'techniken/dampf',
    name: 'Trockendampf',
    picture: 'dampf',
    lead: '160 Grad heißer Dampf mit nur fünf Prozent Feuchte löst Fett und tötet Keime.',
    limits: 'Auf Wachs und rohem Holz arbeiten wir lieber kalt.',
  },
  {
    key: 'techniken/laser',
    name: 'Laser',
    picture: 'laser',
    lead: 'Licht verdampft Rost, Ruß und Farbe in Bruchteilen einer Sekunde, der Untergrund bleibt kühl.',
    limits: 'Er ist langsam und genau: ideal für Stein, Metall und Denkmäler.',
  },
]

export const cleaningTechniques: DemoPage[] = techniques.map(({ key, name, picture: own, lead, limits }) => ({
  key,
  name,
  type: 'custom_category',
  seo: { description: lead },
  content: ({ page, picture, video }) => ({
    label: name,
    image: picture(own),
    video: video('schaum'),
    videos: { video: video('fahrzeug') },
    body: [
      {
        blockType: 'content',
        subheadline: 'Technik',
        text: rich(`# ${name}`, lead, limits),
        banner: picture(own),
      },
      {
        blockType: 'columnsVideoText',
        video: video('fahrzeug'),
        orientation: 'landscape',
        text: rich('## Im Einsatz', 'Ein Durchgang, kein Nachwischen. Das Video läuft in Echtzeit.'),
      },
      {
        blockType: 'gallery',
        text: rich('## Aus unserer Arbeit'),
        gallery: [
          { image: picture('fassade') },
          { image: picture('fahrzeug') },
          { image: picture('graffiti') },
          { image: picture('buero') },
          { image: picture('brand') },
          { video: video('schaum') },
          { image: picture('garten') },
          { image: picture('team') },
          { image: picture('preis') },
          { image: picture('kontakt') },
        ],
      },
      { blockType: 'services', subheadline: 'Anwendungen', text: rich('## Wo wir sie einsetzen') },
      { blockType: 'parallaxVideo' },
      { blockType: 'techniques', text: rich('## Die anderen Verfahren'), limit: 2 },
      { blockType: 'buttons', buttons: [{ label: 'Beratung anfragen', target: page('kontakt') }] },
    ],
  }),
}))
