/** How much has happened in a house within a year. */
export type HouseSize = {
  /** Of each visit five events on average are told, at least as many as are asked for. */
  events: number
  orders: number
  scans: number
  people: number
}

/** What the statistics have to bear. */
export const fullHouse: HouseSize = { events: 10_000_000, orders: 1_000_000, scans: 1_000_000, people: 60 }

/** A hundredth of it, in the same shapes. */
export const hundredthOfHouse: HouseSize = { events: 100_000, orders: 10_000, scans: 10_000, people: 6 }

export const daysOfHouse = 365
export const zoneOfHouse = 'Europe/Vienna'
export const eventsOfVisit = 5
