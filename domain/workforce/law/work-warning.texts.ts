import { minuteMs } from '../../time/zone-clock.ts'
import type { DutyCode, NextDuty } from './next-duty.ts'
import type { WarningCode, WarningFacts, WorkWarning } from './work-warning.ts'

/** “Es fehlt eine Pause: 30 Minuten sind vorgeschrieben, es sind 10 Minuten (§ 11 AZG).”, of what was worked and of plans. */
export function wordsOfWarning({ code, paragraph, facts }: WorkWarning, side: RestSide = 'davor'): string {
  return `${warningTexts[code](facts, side)} (${paragraph}).`
}

/** On which side of the work that is told of it a rest lies. */
export type RestSide = 'davor' | 'danach'

/** “In 20 Minuten ist eine Pause von 30 Minuten fällig (§ 11 AZG).”, by started minutes. */
export function wordsOfDuty(duty: Omit<NextDuty, 'workId'>, nowMs: number): string {
  const left = Math.ceil((duty.at - nowMs) / minuteMs)
  const when = left <= 0 ? 'Jetzt' : `In ${inWords(left)}`

  return `${when} ${dutyTexts[duty.code](inWords(duty.minutes))} (${duty.paragraph}).`
}

/** `45 Minuten`, `11 Stunden` or `10 Stunden 20 Minuten`. */
export function inWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = [
    ...(hours > 0 ? [counted(hours, 'Stunde', 'Stunden')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'Minute', 'Minuten')] : []),
  ]

  return words.join(' ')
}

const needed = ({ needed: minutes = 0 }: WarningFacts) => inWords(minutes)
const actual = ({ actual: minutes = 0 }: WarningFacts) => inWords(minutes)

const warningTexts: Record<WarningCode, (facts: WarningFacts, side: RestSide) => string> = {
  'break-missing': (facts) =>
    `Es fehlt eine Pause: ${needed(facts)} sind vorgeschrieben, es sind ${actual(facts)}`,
  'break-too-late': (facts) =>
    `Die Pause kommt zu spät: ${actual(facts)} ohne Pause, erlaubt sind ${needed(facts)}`,
  'day-to-balance': (facts) =>
    `An diesem Tag sind es ${actual(facts)}. Was über ${needed(facts)} liegt, ist an anderen Tagen auszugleichen`,
  'day-too-long': (facts) => `An diesem Tag sind es ${actual(facts)}, erlaubt sind ${needed(facts)}`,
  'span-too-long': (facts) =>
    `Vom Beginn bis zum Ende liegen ${actual(facts)}, Pausen eingerechnet; erlaubt sind ${needed(facts)}`,
  'week-to-balance': (facts) =>
    `In dieser Woche sind es ${actual(facts)}. Was über ${needed(facts)} liegt, ist in anderen Wochen auszugleichen`,
  'week-too-long': (facts) => `In dieser Woche sind es ${actual(facts)}, erlaubt sind ${needed(facts)}`,
  'too-many-days': ({ needed: days = 0, actual: worked = 0 }) =>
    `In dieser Woche sind es ${counted(worked, 'Arbeitstag', 'Arbeitstage')}, erlaubt sind ${days}`,
  'rest-to-balance': (facts, side) =>
    `Die Ruhezeit ${side} ist mit ${actual(facts)} verkürzt. Was auf ${needed(facts)} fehlt, ist auszugleichen`,
  'rest-too-short': (facts, side) =>
    `Die Ruhezeit ${side} dauert ${actual(facts)}, vorgeschrieben sind ${needed(facts)}`,
  'weekly-rest-missing': (facts) =>
    `In dieser Woche gibt es höchstens ${actual(facts)} Ruhe am Stück, vorgeschrieben sind ${needed(facts)}`,
  'work-at-night': () => 'Zu dieser Zeit dürfen Jugendliche dieses Alters nicht arbeiten',
  'work-on-sunday': () => 'Sonntagsarbeit ist nur mit einer Ausnahme erlaubt',
  'work-on-second-sunday': () =>
    'Jeder zweite Sonntag muss frei bleiben, dieser ist der zweite hintereinander',
  'work-on-holiday': ({ name = 'Feiertag' }) =>
    `Arbeit an einem Feiertag (${name}) ist nur mit einer Ausnahme erlaubt`,
  'work-on-closed-day': ({ name = 'dieser Tag' }) =>
    `Zu dieser Zeit dürfen Jugendliche nicht arbeiten: ${name}`,
}

const dutyTexts: Record<DutyCode, (minutes: string) => string> = {
  'break-due': (minutes) => `ist eine Pause von ${minutes} fällig`,
  'day-ends': (minutes) => `sind an diesem Tag ${minutes} erreicht`,
  'span-ends': (minutes) => `liegt der Beginn ${minutes} zurück, dann muss die Arbeit enden`,
  'week-ends': (minutes) => `sind in dieser Woche ${minutes} erreicht`,
  'night-begins': () => 'muss die Arbeit enden, danach ist sie für Jugendliche dieses Alters nicht erlaubt',
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
