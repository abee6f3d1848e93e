/** What others may use of the log of visits. */
export { readVisitFigures } from './figures/read-visit-figures.ts'
export { rebuildVisits } from './visits/rebuild-visits.ts'
export { storeWholeVisits, type WholeVisit } from './visits/store-whole-visits.ts'
