/** How much has happened in a house within a year. */
export type HouseSize = {
  /** Of each visit five events are told on average. */
  events: number
  orders: number
  scans: number
  people: number
}

/** What the statistics have to bear. */
const fullHouse: HouseSize = { events: 10_000_000, orders: 1_000_000, scans: 1_000_000, people: 60 }

/** All of it, or a part in the same shapes: 100 is a hundredth. */
export const partOfHouse = (part: number): HouseSize => ({
  events: fullHouse.events / part,
  orders: fullHouse.orders / part,
  scans: fullHouse.scans / part,
  people: Math.max(6, fullHouse.people / part),
})

export const daysOfHouse = 365
export const zoneOfHouse = 'Europe/Vienna'
export const eventsOfVisit = 5
