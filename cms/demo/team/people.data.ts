import type { DutyKey } from './duties.data.ts'

/** From Monday on: what somebody is on duty for, or nothing. */
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day]
type Day = DutyKey | null

export type Terms = {
  week: Week
  employmentType: 'full-time' | 'part-time' | 'marginal' | 'apprentice'
  /** Where hours are agreed by the month. */
  minutesPerMonth?: number
  holidayDaysPerYear: number
  /** In cents. */
  hourlyWage: number
}

export type DemoPerson = {
  key: string
  firstName: string
  lastName: string
  isLead?: boolean
  /** Known to everybody who reads about the demo; the lead proves themself on a device of their own. */
  pin: string | null
  /** Under 18 on every day of the demo. */
  isYoung?: boolean
  /** The second ones hold from the middle of the second month on. */
  terms: readonly [Terms, Terms?]
}

const fullTime = { employmentType: 'full-time', holidayDaysPerYear: 25 } as const
const partTime = { employmentType: 'part-time' } as const

/** The team of the inn. */
export const people: readonly DemoPerson[] = [
  {
    key: 'magdalena',
    firstName: 'Magdalena',
    lastName: 'Rusch',
    isLead: true,
    pin: null,
    terms: [{ ...fullTime, hourlyWage: 2_150, week: only('service-early', 1, 2, 3, 4, 5) }],
  },
  {
    key: 'jakob',
    firstName: 'Jakob',
    lastName: 'Fessler',
    pin: '4107',
    terms: [{ ...fullTime, hourlyWage: 2_060, week: only('kitchen-early', 0, 1, 2, 3, 4) }],
  },
  {
    key: 'amira',
    firstName: 'Amira',
    lastName: 'Haddad',
    pin: '4218',
    terms: [{ ...fullTime, hourlyWage: 1_790, week: only('kitchen-late', 2, 3, 4, 5, 6) }],
  },
  {
    key: 'lukas',
    firstName: 'Lukas',
    lastName: 'Metzler',
    pin: '4329',
    terms: [{ ...fullTime, hourlyWage: 1_740, week: only('kitchen-late', 0, 1, 4, 5, 6) }],
  },
  {
    key: 'elif',
    firstName: 'Elif',
    lastName: 'Yıldız',
    pin: '4430',
    terms: [{ ...partTime, hourlyWage: 1_690, holidayDaysPerYear: 15, week: only('kitchen-early', 0, 5, 6) }],
  },
  {
    key: 'sofie',
    firstName: 'Sofie',
    lastName: 'Bechter',
    pin: '4541',
    terms: [
      { ...partTime, hourlyWage: 1_640, holidayDaysPerYear: 25, week: only('service-noon', 0, 1, 2, 3, 4) },
    ],
  },
  {
    key: 'matteo',
    firstName: 'Matteo',
    lastName: 'Rinaldi',
    pin: '4652',
    terms: [{ ...fullTime, hourlyWage: 1_720, week: only('service-late', 2, 3, 4, 5, 6) }],
  },
  {
    key: 'katharina',
    firstName: 'Katharina',
    lastName: 'Nussbaumer',
    pin: '4763',
    terms: [{ ...fullTime, hourlyWage: 1_720, week: only('service-late', 0, 1, 4, 5, 6) }],
  },
  {
    key: 'dominik',
    firstName: 'Dominik',
    lastName: 'Stadler',
    pin: '4874',
    terms: [
      {
        ...fullTime,
        hourlyWage: 1_780,
        week: [null, 'service-late', 'service-late', 'service-late', 'bar-night', 'bar-night', null],
      },
    ],
  },
  {
    key: 'noah',
    firstName: 'Noah',
    lastName: 'Wohlgenannt',
    pin: '4985',
    isYoung: true,
    terms: [
      {
        employmentType: 'apprentice',
        holidayDaysPerYear: 25,
        hourlyWage: 690,
        week: only('apprentice', 1, 2, 3, 4, 5),
      },
    ],
  },
  {
    key: 'hanna',
    firstName: 'Hanna',
    lastName: 'Gmeiner',
    pin: '5096',
    terms: [
      {
        ...partTime,
        holidayDaysPerYear: 10,
        hourlyWage: 1_640,
        minutesPerMonth: 4_170,
        week: only('service-late', 4, 5),
      },
    ],
  },
  {
    key: 'petra',
    firstName: 'Petra',
    lastName: 'Kaufmann',
    pin: '5107',
    terms: [
      {
        employmentType: 'marginal',
        holidayDaysPerYear: 10,
        hourlyWage: 1_590,
        week: only('dishes', 4, 5),
      },
      { ...partTime, holidayDaysPerYear: 25, hourlyWage: 1_590, week: only('dishes', 2, 3, 4, 5, 6) },
    ],
  },
]

/** The same on some days of the week, counted from Monday. */
function only(duty: DutyKey, ...days: number[]): Week {
  const on = (day: number) => (days.includes(day) ? duty : null)

  return [on(0), on(1), on(2), on(3), on(4), on(5), on(6)]
}
