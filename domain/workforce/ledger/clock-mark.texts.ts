import type { ClockMark } from './judge-clock.ts'

/** What stands beside work that was not plainly pressed. */
export const clockMarkLabels: Readonly<Record<ClockMark, string>> = {
  'clock-wrong': 'Uhr ging falsch',
  'clock-jumped': 'Uhr verstellt',
  'sent-late': 'später gesendet',
}
