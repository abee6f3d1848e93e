import type { Country } from '../../ordering/order-terms.ts'

/**
 * The places by which public holidays differ: ISO 3166-2, and a third part where the law of a state goes by
 * municipalities. Austria has the same holidays everywhere (§ 7 ARG); its states are here for the address.
 */
export const regionLabels = {
  'AT-1': 'Burgenland',
  'AT-2': 'Kärnten',
  'AT-3': 'Niederösterreich',
  'AT-4': 'Oberösterreich',
  'AT-5': 'Salzburg',
  'AT-6': 'Steiermark',
  'AT-7': 'Tirol',
  'AT-8': 'Vorarlberg',
  'AT-9': 'Wien',
  'DE-BW': 'Baden-Württemberg',
  'DE-BY': 'Bayern',
  'DE-BY-KATH': 'Bayern, Gemeinde mit Mariä Himmelfahrt',
  'DE-BY-A': 'Bayern, Stadt Augsburg',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandenburg',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburg',
  'DE-HE': 'Hessen',
  'DE-MV': 'Mecklenburg-Vorpommern',
  'DE-NI': 'Niedersachsen',
  'DE-NW': 'Nordrhein-Westfalen',
  'DE-RP': 'Rheinland-Pfalz',
  'DE-SL': 'Saarland',
  'DE-SN': 'Sachsen',
  'DE-SN-BZ': 'Sachsen, Gemeinde mit Fronleichnam',
  'DE-ST': 'Sachsen-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thüringen',
  'DE-TH-EIC': 'Thüringen, Gemeinde mit Fronleichnam',
  'CH-AG': 'Aargau',
  'CH-AI': 'Appenzell Innerrhoden',
  'CH-AR': 'Appenzell Ausserrhoden',
  'CH-BE': 'Bern',
  'CH-BL': 'Basel-Landschaft',
  'CH-BS': 'Basel-Stadt',
  'CH-FR': 'Freiburg',
  'CH-GE': 'Genf',
  'CH-GL': 'Glarus',
  'CH-GR': 'Graubünden',
  'CH-JU': 'Jura',
  'CH-LU': 'Luzern',
  'CH-NE': 'Neuenburg',
  'CH-NW': 'Nidwalden',
  'CH-OW': 'Obwalden',
  'CH-SG': 'St. Gallen',
  'CH-SH': 'Schaffhausen',
  'CH-SO': 'Solothurn',
  'CH-SZ': 'Schwyz',
  'CH-TG': 'Thurgau',
  'CH-TI': 'Tessin',
  'CH-UR': 'Uri',
  'CH-VD': 'Waadt',
  'CH-VS': 'Wallis',
  'CH-ZG': 'Zug',
  'CH-ZH': 'Zürich',
} as const
export type Region = keyof typeof regionLabels

/** Whether a region lies in a country; Liechtenstein has none. */
export function isRegionOf(region: string, country: Country | null | undefined): boolean {
  return country !== null && country !== undefined && region.startsWith(`${country}-`)
}
