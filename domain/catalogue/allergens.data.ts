/**
 * The letters Austrian menus use for the fourteen groups of the food information regulation. Source:
 * Codexkommission, Allergeninformation.
 */
export const allergenNames: Readonly<Record<string, string>> = {
  A: 'Glutenhaltiges Getreide',
  B: 'Krebstiere',
  C: 'Ei',
  D: 'Fisch',
  E: 'Erdnuss',
  F: 'Soja',
  G: 'Milch oder Laktose',
  H: 'Schalenfrüchte',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Sulfite',
  P: 'Lupinen',
  R: 'Weichtiere',
}
