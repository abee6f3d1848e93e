import type { Answer, Question } from '#domain/feedback/questionnaire.ts'

/** Addresses that stand on pages of the demo; everybody else's are drawn by lot. */
export const questionnaireHashes = {
  cleaning: '373ff84ec0cb057c92e04bea692c7691ff242f27',
  evening: '8f810c5db4ad1e1c888b7a233cf0cbc690dde52d',
} as const

type DemoQuestionnaire = {
  publicHash: string
  /** Of the restaurant's first branch; else of the cleaning company, which has none. */
  isOfBranch: boolean
  record: {
    name: string
    isAnonymous: boolean
    isPublic: boolean
    intro: string
    thankYou: string
    content: { body: Question[] }
  }
  submissions: readonly DemoSubmission[]
}

type DemoSubmission = {
  daysAgo: number
  clientName: string
  contactName: string
  service: string
  content: Answer[]
  status: 'new' | 'in-progress' | 'done'
  note?: string
}

const nobody = { clientName: '', contactName: '', service: '' }

export const questionnaires: readonly DemoQuestionnaire[] = [
  {
    publicHash: questionnaireHashes.cleaning,
    isOfBranch: false,
    record: {
      name: 'Wie war unsere Reinigung?',
      isAnonymous: false,
      isPublic: true,
      intro: 'Vier kurze Fragen zu Ihrem letzten Auftrag. Das dauert keine zwei Minuten.',
      thankYou: 'Ihre Rückmeldung geht direkt an die Einsatzleitung. Wo etwas offen ist, rufen wir Sie an.',
      content: {
        body: [
          {
            type: 'rating',
            value: { question: 'Wie zufrieden sind Sie mit dem Ergebnis?', comment: 'optional' },
          },
          {
            type: 'rating',
            value: {
              question: 'Wie pünktlich waren wir?',
              description: 'Beginn und Ende, gemessen an dem, was vereinbart war.',
              comment: 'optional',
            },
          },
          {
            type: 'rating',
            value: {
              question: 'Wie freundlich und sicher hat unser Team gearbeitet?',
              comment: 'required',
              placeholder: 'Zum Beispiel: Absperrung, Umgang mit Passanten, Auskünfte',
            },
          },
          { type: 'comment', value: { question: 'Was sollen wir beim nächsten Mal anders machen?' } },
        ],
      },
    },
    submissions: [
      {
        daysAgo: 3,
        clientName: 'Hausverwaltung Rheinblick',
        contactName: 'Sonja Metzler',
        service: 'Fassadenreinigung',
        content: [
          { rating: 5, comment: 'Die Nordseite sieht aus wie neu.' },
          { rating: 4 },
          { rating: 5, comment: 'Der Vorarbeiter hat den Mietern alles erklärt.' },
          { comment: 'Bitte zwei Tage vorher im Stiegenhaus aushängen.' },
        ],
        status: 'new',
      },
      {
        daysAgo: 17,
        clientName: 'Autohaus Sternegg',
        contactName: 'Martin Feurstein',
        service: 'Glasreinigung',
        content: [
          { rating: 3, comment: 'An den oberen Scheiben sind Schlieren geblieben.' },
          { rating: 2, comment: 'Eine Stunde zu spät, ohne Anruf.' },
          { rating: 4, comment: 'Freundlich wie immer.' },
          { comment: 'Anrufen, wenn es später wird.' },
        ],
        status: 'in-progress',
        note: 'Nachreinigung der oberen Scheiben am Donnerstag vereinbart.',
      },
      {
        daysAgo: 41,
        clientName: 'Gemeinde Mondau',
        contactName: 'Ing. Petra Nägele',
        service: 'Photovoltaikanlage Volksschule',
        content: [
          { rating: 5 },
          { rating: 5 },
          { rating: 5, comment: 'Absturzsicherung vorbildlich.' },
          { comment: 'Nichts, weiter so.' },
        ],
        status: 'done',
      },
    ],
  },
  {
    publicHash: questionnaireHashes.evening,
    isOfBranch: true,
    record: {
      name: 'Ihr Abend bei uns',
      isAnonymous: true,
      isPublic: true,
      intro: 'Ganz ehrlich: Wie war es? Drei Fragen, kein Name.',
      thankYou: 'Danke! Jede Antwort wird in der Teambesprechung am Montag gelesen.',
      content: {
        body: [
          { type: 'rating', value: { question: 'Wie hat es geschmeckt?', comment: 'optional' } },
          {
            type: 'rating',
            value: { question: 'Wie wohl haben Sie sich an Ihrem Tisch gefühlt?', comment: 'optional' },
          },
          {
            type: 'comment',
            value: {
              question: 'Was sollte auf die Karte, was nicht draufsteht?',
              placeholder: 'Ihr Wunsch an die Küche',
            },
          },
        ],
      },
    },
    submissions: [
      {
        ...nobody,
        daysAgo: 1,
        content: [{ rating: 5 }, { rating: 4 }, { comment: 'Riebel zum Frühstück!' }],
        status: 'new',
      },
      {
        ...nobody,
        daysAgo: 5,
        content: [
          { rating: 4 },
          { rating: 2, comment: 'Am Tisch neben der Tür zieht es.' },
          { comment: 'Mehr ohne Fleisch.' },
        ],
        status: 'in-progress',
        note: 'Vorhang für den Windfang ist bestellt.',
      },
      {
        ...nobody,
        daysAgo: 12,
        content: [{ rating: 5, comment: 'Bester Braten.' }, { rating: 5 }, { comment: 'Ein Mostbratl.' }],
        status: 'done',
      },
    ],
  },
]
