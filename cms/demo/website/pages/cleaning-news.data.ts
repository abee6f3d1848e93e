import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

const news = [
  {
    key: 'neuigkeiten/laser-ist-da',
    name: 'Unser Laser ist da',
    picture: 'laser',
    teaser:
      '300 Watt Licht statt Sandstrahl: Seit dieser Woche reinigen wir Stein und Metall ohne Strahlgut.',
    daysAgo: 6,
  },
  {
    key: 'neuigkeiten/handwerkspreis',
    name: 'Handwerkspreis für die Sägenbrücke',
    picture: 'preis',
    teaser: 'Die Jury lobte, dass man der Brücke ihr Alter wieder ansieht, und nicht mehr die Autos.',
    daysAgo: 34,
  },
  {
    key: 'neuigkeiten/lehrstelle',
    name: 'Wir suchen einen Lehrling',
    picture: 'team',
    teaser: 'Denkmal-, Fassaden- und Gebäudereinigung: drei Jahre, ein Handwerk, vier Verfahren.',
    daysAgo: 61,
  },
  {
    key: 'neuigkeiten/regenwasser',
    name: 'Waschen mit Regenwasser',
    picture: 'garten',
    teaser: 'Unsere neue Zisterne spart im Jahr so viel Trinkwasser, wie drei Familien brauchen.',
    daysAgo: 92,
  },
]

export const cleaningNews: DemoPage[] = news.map(({ key, name, picture: own, teaser, daysAgo }, index) => ({
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
      { blockType: 'content', text: rich(teaser) },
      {
        blockType: 'columnsImageTextNews',
        image: picture(own),
        columnText: [
          {
            type: 'text',
            text: rich(
              '## Was sich ändert',
              'Für Sie: kürzere Wege, weniger Lärm und ein Ergebnis, das man zeigen kann.',
            ),
          },
          { type: 'buttons', buttons: [{ label: 'Fragen dazu?', target: page('kontakt') }] },
        ],
      },
      ...(index === 0
        ? [
            { blockType: 'video' as const, video: video('fahrzeug') },
            { blockType: 'image' as const, image: picture('technik') },
          ]
        : []),
    ],
  }),
}))
