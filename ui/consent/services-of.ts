/** Whose scripts a banner asks consent for, by the names that the answer is kept under. */
export const servicesOf = ({ dataset }: HTMLElement): string[] =>
  dataset.services ? dataset.services.split(' ') : []
