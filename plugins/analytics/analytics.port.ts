/** What others may use of the log of visits. */
export { readVisitFigures } from './figures/read-visit-figures.ts'
