/** What others may ask of references. */
export { findUsages, type Usage } from './find-usages.ts'
