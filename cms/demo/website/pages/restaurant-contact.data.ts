import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

import { questionnaireHashes } from '../../feedback/questionnaires.data.ts'
import type { DemoPage } from '../demo-page.ts'
import { rich } from '../rich-text.ts'

/** How guests reach the house, and when. */
export const restaurantContact: DemoPage[] = [
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
          blockType: 'map',
          variant: 'beside',
          tone: 'tinted',
          text: rich('## So finden Sie uns'),
        },
        {
          blockType: 'openingHours',
          text: rich('## Öffnungszeiten', 'Feiertage und Ruhetage stehen schon darin.'),
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
