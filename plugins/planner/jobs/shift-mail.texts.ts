import type { ShiftNews } from '../plan-effects.ts'

export const planMailTexts = {
  title: 'Dienstplan',
  subject: (branch: string) => `Ihr Dienstplan: ${branch}`,
  intro: (branch: string) => `der Dienstplan für ${branch} ist veröffentlicht. Sie sind so eingeteilt:`,
}

type Words = { title: string; subject: string; intro: string }

/** What somebody is told of one shift. */
export const changeMailTexts: Readonly<Record<ShiftNews, Words>> = {
  new: {
    title: 'Neuer Dienst',
    subject: 'Sie haben einen neuen Dienst',
    intro: 'Sie sind für einen weiteren Dienst eingeteilt:',
  },
  changed: {
    title: 'Dienst geändert',
    subject: 'Ihr Dienst hat sich geändert',
    intro: 'einer Ihrer Dienste hat sich geändert. So gilt er jetzt:',
  },
  dropped: {
    title: 'Dienst entfällt',
    subject: 'Ein Dienst von Ihnen entfällt',
    intro: 'für diesen Dienst sind Sie nicht mehr eingeteilt:',
  },
}

export const closing = 'Bei Fragen wenden Sie sich bitte an die Leitung Ihrer Filiale.'
