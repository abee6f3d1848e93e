import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

type Technique = {
  key: string
  name: string
  picture: string
  /** Somebody at work with it. */
  atWork: string
  lead: string
  limits: string
  /** What shows it at work; another one in light colours. */
  film: { name: string; light?: string }
  inUse: string
}

const techniques: Technique[] = [
  {
    key: 'techniken/trockeneis',
    name: 'Trockeneis',
    picture: 'trockeneis',
    atWork: 'maschinen-arbeit',
    lead: 'Minus 79 Grad kalte Eiskörner treffen auf den Schmutz, er wird spröde und springt ab.',
    limits: 'Rost und tiefe Farben bleiben: dafür nehmen wir den Laser.',
    film: { name: 'fahrzeug' },
    inUse:
      'Erst das Eis, dann der Schwamm: Was abgesprungen ist, nehmen wir gleich mit. Unter der Haube bleibt alles trocken, auch der Stecker.',
  },
  {
    key: 'techniken/dampf',
    name: 'Trockendampf',
    picture: 'dampf',
    atWork: 'buero-arbeit',
    lead: '160 Grad heißer Dampf mit nur fünf Prozent Feuchte löst Fett und tötet Keime.',
    limits: 'Auf Wachs und rohem Holz arbeiten wir lieber kalt.',
    film: { name: 'schaum' },
    inUse:
      'Der Dampf hebt den Schmutz, ein Hauch Schaum bindet ihn, das Tuch nimmt beides mit. Nach zehn Minuten ist die Fläche trocken.',
  },
  {
    key: 'techniken/laser',
    name: 'Laser',
    picture: 'laser',
    atWork: 'graffiti-arbeit',
    lead: 'Licht verdampft Rost, Ruß und Farbe in Bruchteilen einer Sekunde, der Untergrund bleibt kühl.',
    limits: 'Er ist langsam und genau: ideal für Stein, Metall und Denkmäler.',
    film: { name: 'fassade-dunkel', light: 'fassade-hell' },
    inUse:
      'Zeile für Zeile wandert der Strahl über die Wand. Dahinter kommt die Farbe zum Vorschein, die sie beim Bau hatte.',
  },
]

export const cleaningTechniques: DemoPage[] = techniques.map(
  ({ key, name, picture: own, atWork, lead, limits, film, inUse }) => ({
    key,
    name,
    type: 'custom_category',
    seo: { description: lead },
    content: ({ page, picture, video }) => ({
      label: name,
      image: picture(own),
      video: video(film.light ?? film.name),
      videos: { video: video(film.name), video2: film.light ? video(film.light) : undefined },
      body: [
        {
          blockType: 'content',
          subheadline: 'Technik',
          text: rich(`# ${name}`, lead, limits),
          banner: picture(atWork),
        },
        {
          blockType: 'columnsVideoText',
          video: video(film.light ?? film.name),
          orientation: 'landscape',
          text: rich('## Im Einsatz', inUse),
        },
        {
          blockType: 'gallery',
          text: rich('## Aus unserer Arbeit'),
          gallery: [
            { image: picture('fassade') },
            { image: picture('fahrzeug') },
            { image: picture('graffiti') },
            { image: picture('buero') },
            { image: picture('maschinen-nachher') },
            { video: video('schaum') },
            { image: picture('garten') },
            { image: picture('brandschaden-nachher') },
            { image: picture('fahrzeuge-nachher') },
            { image: picture('buero-nachher') },
            { image: picture('graffiti-nachher') },
            { image: picture('fassade-nachher') },
          ],
        },
        { blockType: 'services', subheadline: 'Anwendungen', text: rich('## Wo wir sie einsetzen') },
        {
          blockType: 'content',
          subheadline: 'Im Vergleich',
          variant: 'columns',
          text: rich(
            '## Welches Verfahren wofür',
            '| Verfahren | Löst | Auf | Danach |',
            '| Trockeneis | Öl, Ruß, Kleber | Maschinen, Motoren, Holz | gleich wieder in Betrieb |',
            '| Trockendampf | Fett, Keime, Gerüche | Küchen, Böden, Polster | nach zehn Minuten trocken |',
            '| Laser | Rost, Farbe, Sinter | Stein, Metall, Denkmäler | kühl und ohne Rückstand |',
          ),
        },
        { blockType: 'parallaxVideo' },
        { blockType: 'techniques', text: rich('## Die anderen Verfahren'), limit: 2 },
        { blockType: 'buttons', buttons: [{ label: 'Beratung anfragen', target: page('kontakt') }] },
      ],
    }),
  }),
)
