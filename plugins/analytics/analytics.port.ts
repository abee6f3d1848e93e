/** What others may use of the log of visits. */
export { countRecentVisits } from './figures/count-recent-visits.ts'
export { gatheringOnce, type GatheringVisits } from './figures/gather-visits.ts'
export { countRequests, type RequestCounter } from './requests/count-requests.ts'
export { readVisitFigures } from './figures/read-visit-figures.ts'
export { rebuildVisits } from './visits/rebuild-visits.ts'
export { storeWholeVisits, type WholeVisit } from './visits/store-whole-visits.ts'
