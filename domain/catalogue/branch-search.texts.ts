import { shopFailures } from '../refusals/client-failures.ts'

/** Spec: storefront 2, branch list. */
export const branchSearchTexts = {
  placeholder: 'PLZ / Ort',
  shown: (shown: number, all: number) => `${shown} von ${all} Filialen werden angezeigt.`,
  nothingFound: shopFailures.nothingFound,
} as const
