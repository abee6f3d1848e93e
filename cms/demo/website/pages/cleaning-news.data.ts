import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

type News = {
  key: string
  name: string
  picture: string
  teaser: string
  daysAgo: number
  story: string[]
  /** What stands beside a second picture. */
  more: { picture: string; text: string[]; button: { label: string; page: string } }
  /** The one with a film and a closing picture. */
  hasFilm?: boolean
}

const news: News[] = [
  {
    key: 'neuigkeiten/laser-ist-da',
    name: 'Unser Laser ist da',
    picture: 'laser',
    teaser:
      '300 Watt Licht statt Sandstrahl: Seit dieser Woche reinigen wir Stein und Metall ohne Strahlgut.',
    daysAgo: 6,
    story: [
      'Drei Monate haben wir in der Werkstatt geprobt, seit dieser Woche fährt er mit auf die Baustelle: ein Faserlaser, kaum größer als ein Reisekoffer. Sein Licht verdampft Ruß, Rost und alte Farbe, ohne den Untergrund zu berühren.',
      'Für Sie heißt das: kein Sand im Garten, kein Wasser im Mauerwerk, keine Folie bis unters Dach. Abgesperrt sind nur ein paar Meter, und nach Feierabend ist von der Baustelle nichts mehr zu sehen.',
    ],
    more: {
      picture: 'fassade-nachher',
      text: [
        '## Eine Probefläche kostet nichts',
        'Bis Ende des Monats reinigen wir eine Handbreit Ihrer Wand zur Probe. Danach wissen Sie, was darunter liegt, und wir, wie lange es dauert.',
      ],
      button: { label: 'Probefläche vereinbaren', page: 'kontakt' },
    },
    hasFilm: true,
  },
  {
    key: 'neuigkeiten/handwerkspreis',
    name: 'Handwerkspreis für die Sägenbrücke',
    picture: 'preis',
    teaser: 'Die Jury lobte, dass man der Brücke ihr Alter wieder ansieht, und nicht mehr die Autos.',
    daysAgo: 34,
    story: [
      'Vierzehn Nächte, vier Leute, elf Tonnen Trockeneis: Gearbeitet haben wir immer zwischen dem letzten und dem ersten Bus. Unter dreißig Jahren Abgas kam der Sandstein zum Vorschein, den die Steinmetze 1908 gesetzt haben.',
      'Den Preis teilen wir mit der Schlosserei, die das Geländer nachgebaut hat, wo der Rost schneller war als wir.',
    ],
    more: {
      picture: 'bruecke',
      text: [
        '## Warum Trockeneis',
        'Die Brücke steht über einem Bach mit Forellen. Eis, das verdampft, hinterlässt kein Abwasser, und der Schmutz fiel in die Netze statt ins Wasser.',
      ],
      button: { label: 'So arbeitet Trockeneis', page: 'techniken/trockeneis' },
    },
  },
  {
    key: 'neuigkeiten/lehrstelle',
    name: 'Wir suchen einen Lehrling',
    picture: 'lehrling',
    teaser: 'Denkmal-, Fassaden- und Gebäudereinigung: drei Jahre, ein Handwerk, vier Verfahren.',
    daysAgo: 61,
    story: [
      'Im Herbst wird ein Platz frei, weil Selina ihre Prüfung mit Auszeichnung bestanden hat und bei uns bleibt. Gelernt wird vom ersten Tag an draußen: am Steiger, in der Großküche, vor der Kirche.',
      'Schwindelfrei zu sein hilft, gut mit Leuten zu reden hilft mehr. Den Führerschein zahlen wir, die Arbeitskleidung auch, und am Freitag ist um eins Schluss.',
    ],
    more: {
      picture: 'team',
      text: [
        '## Drei Tage schnuppern',
        'Ein paar Zeilen genügen, das Zeugnis bringen Sie einfach mit. Geschnuppert wird drei Tage lang und bezahlt, danach wissen beide Seiten mehr.',
      ],
      button: { label: 'Zum Schnuppern anmelden', page: 'kontakt' },
    },
  },
  {
    key: 'neuigkeiten/regenwasser',
    name: 'Waschen mit Regenwasser',
    picture: 'garten',
    teaser: 'Unsere neue Zisterne spart im Jahr so viel Trinkwasser, wie drei Familien brauchen.',
    daysAgo: 92,
    story: [
      'Zwölftausend Liter fasst der Tank unter unserem Hof, und bei dem Sommer, den wir hatten, war er nie leer. Gefiltert wird durch Kies und Kohle, denn Regen ist weicher als jedes Leitungswasser: Er hinterlässt keinen Kalk auf Glas und Lack.',
      'Gewaschen werden damit alle Fahrzeuge, die zu uns in die Halle kommen. Was abfließt, läuft durch den Ölabscheider zurück in den Kreislauf.',
    ],
    more: {
      picture: 'fahrzeuge-nachher',
      text: [
        '## Weich wie Regen',
        'Wer einmal gesehen hat, wie eine Scheibe ohne Abziehen trocknet, will nichts anderes mehr. Kommen Sie vorbei, wir zeigen es Ihnen.',
      ],
      button: { label: 'Zur Fahrzeugaufbereitung', page: 'leistungen/fahrzeuge' },
    },
  },
  {
    key: 'neuigkeiten/dampfwagen',
    name: 'Der Dampf fährt jetzt elektrisch',
    picture: 'dampfwagen',
    teaser: 'Unser neuer Lieferwagen heizt den Kessel mit Strom und hört sich an wie ein Kühlschrank.',
    daysAgo: 128,
    story: [
      'Wer morgens um fünf eine Großküche reinigt, macht sich bei den Nachbarn keine Freunde. Der neue Wagen ändert das: Er fährt mit Strom, heizt mit Strom und lädt nachts unter dem Dach, das tagsüber die Sonne einsammelt.',
      'Für eine Woche im Rheintal reicht eine Ladung am Tag. Den alten Diesel hat ein Museum genommen, für die Abteilung Lärm.',
    ],
    more: {
      picture: 'dampf',
      text: [
        '## Leise genug für die Nacht',
        'Damit reinigen wir jetzt auch dort, wo um diese Zeit geschlafen wird: in Hotels, Heimen und Arztpraxen mit Wohnung darüber.',
      ],
      button: { label: 'So arbeitet Trockendampf', page: 'techniken/dampf' },
    },
  },
  {
    key: 'neuigkeiten/keller',
    name: 'Nach dem Hochwasser: 43 Keller',
    picture: 'keller',
    teaser: 'Drei Wochen lang haben wir nichts anderes gemacht. Was wir dabei gelernt haben.',
    daysAgo: 170,
    story: [
      'In der Nacht auf den vierten Juni stand das Wasser in der Bahnhofstraße kniehoch. Am Morgen lief unser Telefon heiß, und für drei Wochen blieb jede andere Baustelle liegen. Allen, die deshalb warten mussten: danke für Ihre Geduld.',
      'Gelernt haben wir, dass die ersten zwei Tage entscheiden. Wo sofort gepumpt, gewaschen und getrocknet wurde, blieb der Schimmel aus. Darum stehen jetzt zwanzig Trockner bereit statt sechs.',
    ],
    more: {
      picture: 'brandschaden-nachher',
      text: [
        '## Was Sie selbst tun können',
        'Fotografieren Sie alles, bevor Sie aufräumen, und rufen Sie zuerst die Versicherung und dann uns an. Den Strom schaltet bitte nur aus, wer dabei trocken steht.',
      ],
      button: { label: 'Hilfe nach Brand und Wasser', page: 'leistungen/brandschaden' },
    },
  },
]

export const cleaningNews: DemoPage[] = news.map(
  ({ key, name, picture: own, teaser, daysAgo, story, more, hasFilm }) => ({
    key,
    name,
    type: 'custom_news',
    daysAgo,
    seo: { description: teaser },
    content: ({ page, picture, video }) => ({
      image: picture(own),
      teaserImage: picture(own),
      teaserText: teaser,
      body: [
        { blockType: 'content', text: rich(`**${teaser}**`, ...story) },
        {
          blockType: 'columnsImageTextNews',
          image: picture(more.picture),
          columnText: [
            { type: 'text', text: rich(...more.text) },
            { type: 'buttons', buttons: [{ label: more.button.label, target: page(more.button.page) }] },
          ],
        },
        ...(hasFilm
          ? [
              { blockType: 'video' as const, video: video('fassade-hell') },
              { blockType: 'image' as const, image: picture('technik') },
            ]
          : []),
      ],
    }),
  }),
)
