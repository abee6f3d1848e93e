import { voucherValueText } from '../ordering/vouchers/voucher-value.texts.ts'
import type { ConfigurationProblem } from './part-problems.ts'
import { formatAmount } from './units.ts'

/** What a guest reads about one problem of an item. */
export function configurationProblemText(problem: ConfigurationProblem): string {
  switch (problem.reason) {
    case 'amount-invalid':
      return problem.nearest > 0
        ? `Diese Menge ist nicht möglich. Die nächste mögliche Menge ist ${formatAmount(problem.nearest, problem.unit)}.`
        : 'Bitte geben Sie eine Menge größer als 0 ein.'
    case 'unit-unknown':
      return 'Das Produkt ist in dieser Einheit nicht erhältlich.'
    case 'part-required':
      return requiredTexts[problem.type](problem.name)
    case 'price-invalid':
      return voucherValueText()
    case 'unknown-part':
    case 'unknown-option':
      return 'Eine gewählte Option ist nicht mehr verfügbar. Bitte wählen Sie erneut.'
    case 'part-repeated':
      return 'Eine Auswahl wurde doppelt übermittelt. Bitte wählen Sie erneut.'
    case 'too-many-options':
      return problem.maximum === 1
        ? `Bitte wählen Sie bei „${problem.name}“ nur eine Option.`
        : `Bitte wählen Sie bei „${problem.name}“ höchstens ${problem.maximum} Optionen.`
    case 'too-many-uploads':
      return `Bitte laden Sie bei „${problem.name}“ nur eine Datei hoch.`
  }
}

const chooseText = (name: string) => `Bitte treffen Sie bei „${name}“ eine Auswahl.`
const writeText = (name: string) => `Bitte füllen Sie „${name}“ aus.`
const imageText = (name: string) => `Bitte laden Sie bei „${name}“ mindestens ein Bild hoch.`
const fileText = (name: string) => `Bitte laden Sie bei „${name}“ mindestens eine Datei hoch.`

const requiredTexts = {
  select: chooseText,
  multiselect: chooseText,
  text: writeText,
  textarea: writeText,
  image: imageText,
  images: imageText,
  file: fileText,
  files: fileText,
} as const
