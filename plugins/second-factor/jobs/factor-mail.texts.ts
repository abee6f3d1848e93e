import type { FactorNews } from '../operations/tell-owner.ts'

type Words = { subject: string; paragraphs: string[] }

const greeting = 'Guten Tag,'
const ifNotYou =
  'Waren Sie das selbst, ist nichts zu tun. Andernfalls ändern Sie bitte gleich Ihr Passwort und wenden Sie sich an die Administration Ihres Betriebs.'

/** What people are told of the second factor of their account. Nothing in it comes from whoever set it off. */
export const factorMails: Record<FactorNews['what'], Words> = {
  added: {
    subject: 'Zweiter Faktor für Ihren Zugang eingerichtet',
    paragraphs: [
      greeting,
      'für Ihren Zugang zum Backoffice wurde ein zweiter Faktor eingerichtet.',
      ifNotYou,
    ],
  },
  removed: {
    subject: 'Zweiter Faktor Ihres Zugangs entfernt',
    paragraphs: [greeting, 'bei Ihrem Zugang zum Backoffice wurde ein zweiter Faktor entfernt.', ifNotYou],
  },
  reset: {
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    paragraphs: [
      greeting,
      'die Administration Ihres Betriebs hat den zweiten Faktor Ihres Zugangs zurückgesetzt. Sie sind überall abgemeldet und melden sich wieder mit Ihrem Passwort an.',
      'Haben Sie darum gebeten, richten Sie den zweiten Faktor bitte neu ein. Andernfalls wenden Sie sich bitte gleich an die Administration.',
    ],
  },
  guessed: {
    subject: 'Zu viele falsche Codes bei Ihrem Zugang',
    paragraphs: [
      greeting,
      'jemand hat bei der Anmeldung mit Ihrem Namen mehrmals einen falschen Code eingegeben und kannte dabei Ihr Passwort. Codes werden deshalb für kurze Zeit nicht angenommen.',
      'Waren Sie das selbst, ist nichts zu tun. Andernfalls ändern Sie bitte gleich Ihr Passwort.',
    ],
  },
  recovered: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    paragraphs: [
      greeting,
      'bei Ihrem Zugang zum Backoffice wurde einer Ihrer Wiederherstellungscodes verwendet. Er gilt nicht mehr.',
      ifNotYou,
    ],
  },
  renewed: {
    subject: 'Neue Wiederherstellungscodes für Ihren Zugang',
    paragraphs: [
      greeting,
      'für Ihren Zugang zum Backoffice wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
      ifNotYou,
    ],
  },
}
